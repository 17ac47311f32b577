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
