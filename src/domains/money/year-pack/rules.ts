import type { Cell } from '#shared/files/csv.ts';
import { amountText, type Money, type Total } from '#shared/money.ts';

/** '2026', or '2026-27' of a fiscal year that ends in the next one. */
export function yearText({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? first : `${first}-${last.slice(2)}`;
}

const longestName = 60;

/** A name that every system takes for a file, in letters and figures of any language. */
export function safeName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, longestName)
    .replaceAll(/^-+|-+$/g, '');
}

interface Receipt extends Money {
  spentOn: string;
  title: string;
  /** '.pdf' */
  ending: string;
}

/** '2026-03-14_Adobe_54.99.pdf'; another currency than `base` is named. Of several alike each has a number. */
export function receiptNames(receipts: readonly Receipt[], base: string): string[] {
  const taken = new Map<string, number>();
  return receipts.map(({ spentOn, title, amountMinor, currency, ending }) => {
    const amount = amountText(amountMinor, currency);
    const name = [
      spentOn,
      safeName(title) || 'receipt',
      currency === base ? amount : `${amount}-${currency}`,
    ].join('_');
    // A folder may not tell large letters from small ones.
    const key = `${name}${ending}`.toLowerCase();
    const count = (taken.get(key) ?? 0) + 1;
    taken.set(key, count);
    return count === 1 ? `${name}${ending}` : `${name}_${count}${ending}`;
  });
}

/** A sum that grows row by row: what has a worth in one currency, and apart from it all else. */
export class Tally {
  #count = 0;
  #amountMinor = 0;
  readonly #others = new Map<string, number>();

  /** `inBase` is null of what no rate turns into that currency. */
  add(inBase: number | null, { amountMinor, currency }: Money): void {
    this.#count += 1;
    if (inBase !== null) this.#amountMinor += inBase;
    else this.#others.set(currency, (this.#others.get(currency) ?? 0) + amountMinor);
  }

  get count(): number {
    return this.#count;
  }

  get total(): Total {
    const notConverted = [...this.#others].map(([currency, amountMinor]) => ({
      currency,
      amountMinor,
    }));
    return { amountMinor: this.#amountMinor, notConverted };
  }
}

/** Tallies by name, in the order in which the names came up. */
export function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const known = tallies.get(name) ?? new Tally();
  tallies.set(name, known);
  return known;
}

/** The lines of a total in a table: one in the currency reckoned in, one for each that has no rate. */
export function totalRows(of: readonly Cell[], tally: Tally, base: string): Cell[][] {
  const { amountMinor, notConverted } = tally.total;
  return [
    [...of, base, amountText(amountMinor, base), '', tally.count],
    ...notConverted.map((one) => [
      ...of,
      one.currency,
      amountText(one.amountMinor, one.currency),
      'without a rate',
    ]),
  ];
}
