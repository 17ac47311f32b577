import { useState } from 'react';
import { exchangeRate } from '#shared/money.ts';
import type { ReadLine } from '#domains/money/expenses/import/reading/read-lines.ts';

/** One rate for a file whose expenses are all of one currency, which is not the workspace's. */
export function useFileRate(lines: readonly ReadLine[], base: string) {
  const [typed, setTyped] = useState<{ currency: string; rate: number | null }>();
  const currency = lines[0]?.currency ?? base;
  const isForeign = currency !== base && lines.every((line) => line.currency === currency);
  // A rate of the currency that the file was taken for before says nothing.
  const rate = isForeign && typed?.currency === currency ? typed.rate : null;
  const checked = rate === null ? undefined : exchangeRate.safeParse(rate);
  return {
    currency: isForeign ? currency : base,
    rate: checked?.success ? rate : null,
    typed: rate,
    error: checked?.error?.issues[0]?.message,
    onChange: (next: number | null) => setTyped({ currency, rate: next }),
  };
}
