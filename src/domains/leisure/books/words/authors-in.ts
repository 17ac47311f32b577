/** 'A, B & C' → A, B and C, each once. */
export function authorsIn(text: string): string[] {
  const names = text
    .split(/\s*[,;]\s*|\s+&\s+/)
    .map((name) => name.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
  return [...new Set(names)];
}
