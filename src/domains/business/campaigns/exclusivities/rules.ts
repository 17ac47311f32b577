import type { DateRule } from '#shared/dated.ts';
import { lastOf } from '#domains/business/campaigns/payments/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { type Exclusivity, namesIn } from './schema.ts';

/** A clause of another deal that this one would breach. */
export interface Conflict {
  exclusivity: Exclusivity;
  /** The deal that the clause belongs to. */
  campaign: Campaign;
}

/** The first and the last day of a clause; whether it binds, its deal says. */
export const exclusivityDates = [
  { kind: 'exclusivity-starts', date: 'startsOn' },
  { kind: 'exclusivity-ends', date: 'endsOn' },
] as const satisfies readonly DateRule<keyof Exclusivity>[];

type Window = Pick<Campaign, 'id' | 'brandId' | 'postingStartsOn' | 'postingEndsOn'>;
type Brand = { id: string; name: string; category: string };

/** How long a deal without a last day is taken to be posting. */
const usualDays = 30;

/**
 * The exclusivities of deals with other brands that speak against this one: they overlap its
 * posting, and are for everybody, for its brand's category, or name its brand. A deal without a
 * first day is looked at as if it began today.
 */
export function conflictsOf(
  deal: Window,
  known: {
    exclusivities: readonly Exclusivity[];
    campaigns: readonly Campaign[];
    brands: readonly Brand[];
    today: string;
  },
): Conflict[] {
  const starts = deal.postingStartsOn ?? known.today;
  const ends = deal.postingEndsOn ?? lastOf(usualDays, starts);
  const brand = known.brands.find(({ id }) => id === deal.brandId);
  const campaigns = new Map(known.campaigns.map((campaign) => [campaign.id, campaign]));
  return known.exclusivities.flatMap((exclusivity) => {
    const campaign = campaigns.get(exclusivity.campaignId);
    if (!campaign || campaign.id === deal.id) return [];
    if (!isBinding(campaign)) return [];
    const isSameBrand = campaign.brandId !== null && campaign.brandId === deal.brandId;
    const overlaps = exclusivity.startsOn <= ends && exclusivity.endsOn >= starts;
    return !isSameBrand && overlaps && concerns(exclusivity, brand)
      ? [{ exclusivity, campaign }]
      : [];
  });
}

/** Whether the clauses of a deal hold: those of one that came to nothing bind nobody. */
export function isBinding({ status }: Pick<Campaign, 'status'>): boolean {
  return status !== 'declined' && status !== 'cancelled';
}

/** Where a clause of a deal stands on a day: 'Not begun', 'Exclusive' or 'Over'. */
export function standingOf(
  { startsOn, endsOn }: Pick<Exclusivity, 'startsOn' | 'endsOn'>,
  deal: Pick<Campaign, 'status'>,
  today: string,
): 'Not begun' | 'Exclusive' | 'Over' {
  if (endsOn < today || !isBinding(deal)) return 'Over';
  return startsOn > today ? 'Not begun' : 'Exclusive';
}

function concerns(
  { scope, category, competitors }: Exclusivity,
  brand: Brand | undefined,
): boolean {
  if (scope === 'full') return true;
  if (!brand) return false;
  if (scope === 'category') {
    return category.trim() !== '' && folded(category) === folded(brand.category);
  }
  return namesIn(competitors).some((name) => folded(name) === folded(brand.name));
}

function folded(text: string): string {
  return text.trim().toLowerCase();
}

/** 'Outerwear', 'Not for Nordlys' or 'No other brand'. */
export function clauseName({ scope, category, competitors }: Exclusivity): string {
  if (scope === 'full') return 'No other brand';
  return scope === 'category' ? category : `Not for ${competitors}`;
}
