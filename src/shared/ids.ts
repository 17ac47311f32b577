/** The id of nothing. */
export const nilId = '00000000-0000-0000-0000-000000000000';

let last = 0;
let count = 0;

/**
 * A new UUIDv7: it grows with time, so records sort by age and indexes grow at their end. Of two
 * made here in one millisecond, or while the clock is set back, the later one is the larger.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const view = new DataView(bytes.buffer);
  const now = Date.now();
  if (now > last) {
    last = now;
    // Half the room is left for those that follow in the same millisecond.
    count = view.getUint16(6) & 0x7ff;
  } else if ((count += 1) > 0xfff) {
    last += 1;
    count = 0;
  }
  view.setUint32(0, Math.floor(last / 0x10000));
  view.setUint16(4, last % 0x10000);
  view.setUint16(6, 0x7000 | count);
  view.setUint8(8, (view.getUint8(8) & 0x3f) | 0x80);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

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
