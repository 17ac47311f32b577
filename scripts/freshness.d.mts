export function inputsOf(root: string): { looks(): string; content(): string };
export function isFresh(root: string): boolean;
