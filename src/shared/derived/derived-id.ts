/**
 * The id that follows from words alone: whoever makes the same record of the same words, on whatever
 * device and with or without a network, makes it under the same id, so that it is there once. It has
 * the form of a UUID of version 8, which leaves its bits to whoever makes it. The words are mixed by
 * 128 bits of a hash for tables, not for secrets: browsers give theirs to secure pages alone, and only
 * later.
 */
export function derivedId(...words: readonly string[]): string {
  const text = JSON.stringify(words);
  let [a, b, c, d] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, 597_399_067);
    b = c ^ Math.imul(b ^ code, 2_869_860_233);
    c = d ^ Math.imul(c ^ code, 951_274_213);
    d = a ^ Math.imul(d ^ code, 2_716_044_179);
  }
  a = Math.imul(c ^ (a >>> 18), 597_399_067);
  b = Math.imul(d ^ (b >>> 22), 2_869_860_233);
  c = Math.imul(a ^ (c >>> 17), 951_274_213);
  d = Math.imul(b ^ (d >>> 19), 2_716_044_179);
  const sum = a ^ b ^ c ^ d;
  const hex = [sum, b ^ sum, c ^ sum, d ^ sum]
    .map((part) => (part >>> 0).toString(16).padStart(8, '0'))
    .join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
