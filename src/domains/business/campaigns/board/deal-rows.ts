import { useNavigate } from '@tanstack/react-router';
import type { CalendarEntry } from '#client/words/calendar.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { useCan } from '#domains/people/workspaces/data.ts';

type ById<T> = ReadonlyMap<string, T>;

/** What the entries of deals are made with, whatever of a deal they stand for. */
export interface KnownDeals extends Record<string, unknown> {
  campaigns: ById<Campaign>;
  brands: ById<Brand>;
  today: string;
  timeZone: string;
  canEdit: boolean;
  navigate: ReturnType<typeof useNavigate>;
}

export function useKnownDeals(): KnownDeals {
  const { today, timeZone } = useFormats();
  return {
    campaigns: campaigns.useRows(rowsById),
    brands: brands.useRows(rowsById),
    today,
    timeZone,
    canEdit: useCan('edit'),
    navigate: useNavigate(),
  };
}

/** A deal with its brand, as far as its rows have a place in the calendar. */
export interface DealParts extends Record<string, unknown> {
  campaign: Campaign;
  brand: Brand | undefined;
  today: string;
  timeZone: string;
  canEdit: boolean;
  navigate: KnownDeals['navigate'];
}

/** Undefined for what belongs to a deal that is deleted, or was declined and does not say otherwise. */
export function dealOf(
  campaignId: string,
  known: KnownDeals,
  isShown = (campaign: Campaign) => campaign.status !== 'declined',
): DealParts | undefined {
  const campaign = known.campaigns.get(campaignId);
  if (!campaign || !isShown(campaign)) return undefined;
  const { today, timeZone, canEdit, navigate } = known;
  const brand = known.brands.get(campaign.brandId ?? '');
  return { campaign, brand, today, timeZone, canEdit, navigate };
}

/** Goes to the page of a deal. */
export function openDeal({ campaign, navigate }: DealParts): void {
  void navigate({ href: `/campaign/${campaign.id}` });
}

/** What all entries of a deal have in common: its brand's colour and letter, the whole day. */
export function dealEntry({ campaign, brand }: DealParts) {
  return {
    color: brand?.color,
    startTime: null,
    endTime: null,
    dueTime: null,
    timeOfDay: null,
    shape: { kind: 'monogram', name: brand?.name ?? campaign.campaignName },
    assigneeUserId: campaign.ownerUserId,
  } satisfies Partial<CalendarEntry>;
}

/** 'Halden · Rain Shell, autumn drop' */
export function dealName({ campaign, brand }: DealParts): string {
  return [brand?.name, campaign.campaignName].filter(Boolean).join(' · ');
}
