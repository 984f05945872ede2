/** Only imported for what it does: components that read signals are drawn again. */
export {};
