import type { Format } from '#domains/making/channels/schema.ts';
import type {
  CampaignStatus,
  Compensation,
  ProductStatus,
} from '#domains/business/campaigns/schema.ts';
import type { DeliverableStatus } from '#domains/business/campaigns/deliverables/schema.ts';
import type { PaymentTrigger } from '#domains/business/campaigns/payments/schema.ts';
import type { RequirementKind } from '#domains/business/campaigns/requirements/schema.ts';
import type { RightKind, RightStart } from '#domains/business/campaigns/usage-rights/schema.ts';
import type { BrandName, Log } from './brands.ts';
import type { ChannelName } from './content.ts';

/** Days count from today. */
export interface SampleDeal {
  brand: BrandName;
  fields: {
    campaignName: string;
    feeMinor?: number;
    compensation?: Compensation;
    productName?: string;
    productValueMinor?: number;
    productStatus?: ProductStatus;
    contractStatus?: 'none' | 'sent' | 'signed';
    nextAction?: string;
    brief?: string;
    lostReason?: string;
  };
  days?: Partial<
    Record<
      | 'pitchedOn'
      | 'postingStartsOn'
      | 'postingEndsOn'
      | 'productExpectedOn'
      | 'productReceivedOn'
      | 'nextActionOn',
      number
    >
  >;
  agreed?: number;
  /** Where it begins if it has gone nowhere, or the moves it went through from negotiating on. */
  status?: 'lead' | 'negotiating';
  road: readonly CampaignStatus[];
  /** The last move, once the work is done. */
  end?: CampaignStatus | undefined;
  payments?: readonly {
    label: string;
    amountMinor: number;
    trigger: PaymentTrigger;
    termsDays: number;
    invoiceNumber?: string;
    invoiced?: number;
    paid?: number;
  }[];
  deliverables?: readonly {
    platform: ChannelName;
    format: Format;
    title: string;
    frames?: number;
    due: number;
    road: readonly DeliverableStatus[];
    posted?: number;
    /** The piece of content that it becomes. */
    piece?: string;
    requiresApproval?: boolean;
  }[];
  requirements?: readonly (readonly [RequirementKind, string, boolean])[];
  rights?: readonly { kind: RightKind; starts: RightStart; durationDays: number }[];
  exclusivities?: readonly { category: string; from: number; to: number }[];
  log?: readonly Log[];
}
