import type { Business } from '#domains/business/businesses/schema.ts';
import type { BusinessSources, Days } from '#domains/money/expenses/figures/business-figures.ts';

/** What each part of the page of a business is given. */
export interface BusinessPart {
  business: Business;
  /** All that is of it, whenever. */
  sources: BusinessSources;
  /** Of the fiscal year that is shown. */
  days: Days;
  base: string;
  areKnown: boolean;
}
