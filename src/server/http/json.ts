import { AppError } from '#shared/errors.ts';

/** JSON text that already has the shape `T`: what PostgreSQL built is not parsed to be written again. */
export class JsonText<T> {
  readonly text: string;
  declare readonly shape: T;

  constructor(text: string) {
    this.text = text;
  }
}

/** One object of values that are text already, by their names. */
export function jsonOf<T extends object>(parts: {
  [Name in keyof T]: JsonText<T[Name]>;
}): JsonText<T> {
  const named = Object.entries<JsonText<unknown>>(parts);
  return new JsonText(`{${named.map(([name, { text }]) => `"${name}":${text}`).join(',')}}`);
}

/** How deep a request's JSON may be nested. */
export const maxDepth = 32;

/** Parses a request's body; refuses what is too deep, no JSON, or holds text that cannot be stored. */
export function parseJson(text: string): unknown {
  if (depthOf(text) > maxDepth) throw new AppError('invalid', 'This is nested too deeply');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError('invalid', 'This is not valid JSON');
  }
  // Only an escape can smuggle in a NUL or half a surrogate pair.
  if (text.includes('\\u') && !isStorable(value)) {
    throw new AppError('invalid', 'The text holds characters that cannot be stored');
  }
  // A list by names leaves it out without a word, and an object that is built by it gets another past.
  if (/__proto__|\\u/.test(text) && hasPrototype(value)) {
    const told = 'This field is not known';
    throw new AppError('invalid', told, { fields: Object.fromEntries([['__proto__', told]]) });
  }
  return value;
}

// Before parsing: V8 reads 200,000 levels and then dies writing them.
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let i = 0; i < text.length && deepest <= maxDepth; i += 1) {
    const char = text.charCodeAt(i);
    if (inString) {
      if (char === 92) i += 1;
      else if (char === 34) inString = false;
    } else if (char === 34) inString = true;
    else if (char === 91 || char === 123) deepest = Math.max(deepest, (depth += 1));
    else if (char === 93 || char === 125) depth -= 1;
  }
  return deepest;
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}

function hasPrototype(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.hasOwn(value, '__proto__') || Object.values(value).some(hasPrototype);
}
