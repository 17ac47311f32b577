import { averageDaysToPay } from '#domains/business/brands/rules.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import {
  owedMinor,
  type PaymentStanding,
  standingOf,
} from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { type ComingDay, comingDay } from './expected-day.ts';

export const ledgerGroups = ['late', 'coming', 'paid', 'gone'] as const;
export type LedgerGroup = (typeof ledgerGroups)[number];

/** A payment of a deal, and where it stands. */
export interface LedgerRow {
  id: string;
  payment: Payment;
  campaign: Campaign;
  brand: Brand | undefined;
  standing: PaymentStanding;
  group: LedgerGroup;
  /** When its money is to come; null of what is not owed, or has no day. */
  coming: ComingDay | null;
}

interface LedgerSources {
  payments: readonly Payment[];
  campaigns: ReadonlyMap<string, Campaign>;
  brands: ReadonlyMap<string, Brand>;
  deliverables: readonly Deliverable[];
}

/** Every payment of every deal that is there. */
export function ledgerRows(sources: LedgerSources, today: string): LedgerRow[] {
  const { payments, campaigns, brands } = sources;
  const deliverables = Map.groupBy(sources.deliverables, ({ campaignId }) => campaignId);
  const byBrand = Map.groupBy(payments, ({ campaignId }) => campaigns.get(campaignId)?.brandId);
  const slow = new Map<string | undefined, number>();
  const slowDays = (brand: Brand | undefined) => {
    const known = slow.get(brand?.id);
    if (known !== undefined) return known;
    const days = brand ? averageDaysToPay(byBrand.get(brand.id) ?? []) : null;
    const late = brand && days !== null ? Math.max(0, days - brand.paymentTermsDays) : 0;
    slow.set(brand?.id, late);
    return late;
  };
  return payments.flatMap((payment): LedgerRow[] => {
    const campaign = campaigns.get(payment.campaignId);
    if (!campaign) return [];
    const brand = brands.get(campaign.brandId ?? '');
    const standing = standingOf(payment, campaign, today);
    const around = {
      ...{ campaign, today },
      deliverables: deliverables.get(campaign.id) ?? [],
      slowDays: slowDays(brand),
    };
    const isOwed = owedMinor(payment, campaign) > 0;
    return [
      {
        ...{ id: payment.id, payment, campaign, brand, standing },
        group: groupOf(standing),
        coming: isOwed ? comingDay(payment, around) : null,
      },
    ];
  });
}

function groupOf(standing: PaymentStanding): LedgerGroup {
  if (standing === 'overdue') return 'late';
  if (standing === 'paid') return 'paid';
  return standing === 'not_owed' || standing === 'written_off' || standing === 'void'
    ? 'gone'
    : 'coming';
}
