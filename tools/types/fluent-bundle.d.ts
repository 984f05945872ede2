/** The parts of @fluent/bundle that the page uses. */
export type Pattern = string | readonly unknown[];
export class FluentResource {
  constructor(source: string);
}
export class FluentBundle {
  constructor(locales: string | string[], options?: { useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): { value: Pattern | null } | undefined;
  formatPattern(pattern: Pattern, args?: Record<string, string | number> | null, errors?: Error[]): string;
}
