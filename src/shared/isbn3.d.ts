/**
 * The one part of `isbn3` that is used. Its table of who publishes what is a hundred times as large,
 * and refuses numbers that were given out after it was made.
 */
declare module 'isbn3/lib/calculate_check_digit.js' {
  /** The last sign of an ISBN by the nine or twelve digits before it. */
  export default function calculateCheckDigit(digits: string): string | null;
}
