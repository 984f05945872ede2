/** Templates; what stands in them is not checked. */
export type Drawn = { readonly type: unknown };
export function html(strings: TemplateStringsArray, ...values: any[]): any;
export function render(drawn: any, into: Element): void;
