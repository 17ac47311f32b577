import { fiscalYearFrom, fiscalYearOf } from '#domains/business/businesses/rules.ts';
import { monthNames } from '#client/words/format-dates.ts';

const offered = 8;

/** The fiscal years that a pack is offered of, that of today first. */
export function fiscalYears(today: string, startMonth: number): { value: string; label: string }[] {
  const first = Number(fiscalYearOf(today, startMonth).from.slice(0, 4));
  return Array.from({ length: offered }, (_, back) => {
    const year = first - back;
    const { from, to } = fiscalYearFrom(year, startMonth);
    const label = startMonth === 1 ? String(year) : `${monthOf(from)} – ${monthOf(to)}`;
    return { value: String(year), label };
  });
}

// 'Apr 2026'
function monthOf(day: string): string {
  const name = monthNames[Number(day.slice(5, 7)) - 1] ?? '';
  return `${name.slice(0, 3)} ${day.slice(0, 4)}`;
}
