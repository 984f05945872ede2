/** The hooks that the page uses. */
export function useEffect(run: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useLayoutEffect(run: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useMemo<T>(compute: () => T, inputs: readonly unknown[]): T;
/** What an element will be put into is not checked. */
export function useRef(value: null): { current: any };
export function useRef<T>(value: T): { current: T };
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((old: T) => T)) => void];
