export const root: string;
export const cache: string;
export function ensureInstalled(): void;
export function runtime(): string;
export function programOf(name: string, program?: string): string;
export function fail(line: string): never;
