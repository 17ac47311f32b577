/** How the letters of a file may be written, by the names that browsers know. */
export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

export const encodingLabels: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big end first',
  'windows-1252': 'Windows-1252',
};

/** The text of a file; its mark at the beginning is no part of it. */
export function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

const looked = 2_000;

/** How the letters of a file are written most likely: by its mark, else by what it can be read as. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Of a plain letter one of the two bytes is zero.
  const start = bytes.subarray(0, looked);
  const zerosAt = (place: 0 | 1) =>
    start.filter((byte, at) => byte === 0 && at % 2 === place).length;
  if (zerosAt(1) > start.length / 4) return 'utf-16le';
  if (zerosAt(0) > start.length / 4) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
