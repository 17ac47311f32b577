import { useSeesMoney } from '#client/record/sees-money.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { businessesByName } from './business-select.tsx';

/**
 * What it means that a deal or a link names no business: it is of the default one. Undefined where
 * there is nothing to choose, as with one business or none.
 */
export function useEarningBusiness(value: string | null): string | undefined {
  const seesMoney = useSeesMoney();
  const all = businesses.useRows(businessesByName);
  const active = all.filter(({ isArchived }) => !isArchived);
  if (!seesMoney || (active.length < 2 && value === null)) return undefined;
  const main = all.find(({ isDefault }) => isDefault);
  return main ? `${main.name}, the default` : 'No business';
}
