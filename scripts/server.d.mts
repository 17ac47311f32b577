export const server: { args: string[]; env: Record<string, string> };
