import type { MemberContext } from '#server/http/context.ts';
import { crud } from '#server/records/crud.ts';
import type { JsonText } from '#server/http/json.ts';
import { AppError } from '#shared/errors.ts';
import { brandRecords, lockBrand } from '#domains/business/brands/service.ts';
import { decimalsOf } from '#shared/currency.ts';
import { maxMinor, rescaledMinor } from '#shared/money.ts';
import {
  cancelDeliverables,
  deliverables,
} from '#domains/business/campaigns/deliverables/service.ts';
import { exclusivities } from '#domains/business/campaigns/exclusivities/service.ts';
import {
  payments,
  paymentsFollowEvents,
  todayOf,
  voidPayments,
} from '#domains/business/campaigns/payments/service.ts';
import {
  afterCampaignMove,
  canMoveCampaign,
  isAgreed,
  isOpen,
  killFeePayment,
  signedOn,
  usualFields,
} from './rules.ts';
import {
  type Campaign,
  type CampaignChanges,
  campaignFields,
  type CampaignMove,
  needsBrand,
  type NewCampaign,
} from './schema.ts';
import {
  rightsFollowEvents,
  usageRights,
} from '#domains/business/campaigns/usage-rights/service.ts';
import type { EventDays } from '#domains/business/campaigns/waiting/rules.ts';

export const campaigns = crud({
  table: 'campaigns',
  scope: 'workspace',
  fields: campaignFields,
  noun: 'Campaign',
  activity: true,
  search: { on: 'postingStartsOn' },
  restoresWith: ['brandId'],
});

/** How what belongs to deals stands on the agenda: with its deal, in the colour of the brand. */
export const ofDeal = (table: string, isShown = `deal.status <> 'declined'`) => ({
  from: `${table} as row join campaigns as deal on deal.workspace_id = row.workspace_id
      and deal.id = row.campaign_id and deal.deleted_at is null and (${isShown})
    left join brands on brands.workspace_id = row.workspace_id and brands.id = deal.brand_id`,
  color: 'brands.color',
  assignee: 'deal.owner_user_id',
  parent: { collection: 'campaigns', id: 'deal.id' },
});

/** A campaign as stored, locked until the end of the transaction. */
export async function lockCampaign(context: MemberContext, id: string): Promise<Campaign> {
  const campaign = await campaigns.lock(context, id);
  if (!campaign) throw new AppError('not_found', 'Campaign not found');
  return campaign;
}

/**
 * Stores a deal with what is usual, noting the day it came into its first status; one that is agreed
 * makes its brand active.
 */
export async function createCampaign(
  context: MemberContext,
  body: NewCampaign,
): Promise<JsonText<never>> {
  const { status, brandId } = body;
  const filled = usualFields(body, await knownFor(context, brandId));
  const statusDates = { [status]: Temporal.Now.instant().toString() };
  const answer = await campaigns.create(context, { body: { ...body, ...filled, statusDates } });
  if (brandId && isAgreed(status)) await activateBrand(context, brandId);
  return answer;
}

const knownText = `select workspaces.base_currency as "baseCurrency",
    brands.default_currency as "defaultCurrency", contacts.id as "primaryContactId"
  from workspaces
  left join brands on brands.workspace_id = workspaces.id and brands.id = $2
    and brands.deleted_at is null
  left join brand_contacts as contacts on contacts.workspace_id = brands.workspace_id
    and contacts.brand_id = brands.id and contacts.is_primary and contacts.deleted_at is null
  where workspaces.id = $1`;

async function knownFor(
  context: MemberContext,
  brandId: string | null,
): Promise<Parameters<typeof usualFields>[1]> {
  const { transaction, workspaceId } = context;
  const [row] = await transaction.query<{
    baseCurrency: string;
    defaultCurrency: string | null;
    primaryContactId: string | null;
  }>(knownText, [workspaceId, brandId]);
  if (!row) throw new AppError('not_found', 'Workspace not found');
  const { baseCurrency } = row;
  return { today: await todayOf(context), userId: context.userId, baseCurrency, brand: row };
}

/** Changes fields of a deal, with what follows of its contract and its currency. */
export async function updateCampaign(
  context: MemberContext,
  id: string,
  body: CampaignChanges,
): Promise<JsonText<never>> {
  const before = await lockCampaign(context, id);
  const { brandId } = body;
  if (brandId !== undefined) mustHaveBrand({ ...before, ...body });
  if (body.isArchived) mustHaveEnded([before]);
  const { contractStatus, agreedOn, currency = before.currency } = body;
  // The rate of one currency says nothing of another.
  const isOldRate = currency !== before.currency && body.rate === undefined;
  const answer = await campaigns.update(context, {
    params: { id },
    body: isOldRate ? { ...body, rate: null, rateCurrency: null } : body,
  });
  if (brandId && brandId !== before.brandId && isAgreed(before.status))
    await activateBrand(context, brandId);
  if (decimalsOf(currency) !== decimalsOf(before.currency))
    await keepFigures(context, before, currency);
  if (contractStatus !== undefined || agreedOn !== undefined)
    await followSigning(context, before, { ...before, ...body });
  return answer;
}

function mustHaveEnded(deals: readonly Pick<Campaign, 'status'>[]): void {
  if (deals.some(({ status }) => isOpen(status)))
    throw refused('isArchived', 'A campaign is archived once it has ended');
}

const lockManyText = `select status from campaigns
  where workspace_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id for update`;

/** Refuses to archive deals of which one has not ended. */
export async function requireEnded(
  { transaction, workspaceId }: MemberContext,
  ids: readonly string[],
): Promise<void> {
  mustHaveEnded(
    await transaction.query<Pick<Campaign, 'status'>>(lockManyText, [workspaceId, ids]),
  );
}

// The amounts that are in the currency of their deal.
const amounts = [
  {
    records: deliverables,
    table: 'deliverables',
    column: 'fee_share_minor',
    field: 'feeShareMinor',
  },
  { records: usageRights, table: 'usage_rights', column: 'fee_minor', field: 'feeMinor' },
  { records: exclusivities, table: 'exclusivities', column: 'fee_minor', field: 'feeMinor' },
] as const;

// 'USD 50.00' becomes 'JPY 50', which is another number of minor units.
async function keepFigures(
  context: MemberContext,
  { id: campaignId, currency: before }: Campaign,
  currency: string,
): Promise<void> {
  const { transaction, workspaceId } = context;
  for (const { records, table, column, field } of amounts) {
    const rows = await transaction.query<{ id: string; minor: string }>(
      `select id, ${column} as minor from ${table}
        where workspace_id = $1 and campaign_id = $2 and ${column} > 0 and deleted_at is null
        order by id for update`,
      [workspaceId, campaignId],
    );
    for (const { id, minor } of rows) {
      const rescaled = rescaledMinor(Number(minor), { from: before, to: currency });
      const body = { [field]: Math.min(rescaled, maxMinor) };
      await records.update(context, { params: { id }, body });
    }
  }
}

/** Moves a deal to another status, and does what follows in the same transaction. */
export async function moveCampaign(
  context: MemberContext,
  id: string,
  move: CampaignMove,
): Promise<JsonText<never>> {
  const before = await lockCampaign(context, id);
  const { status, killFee, voidPaymentIds } = move;
  if (before.status !== status && !canMoveCampaign(before.status, status)) {
    throw refused('status', 'This campaign cannot go there from where it is');
  }
  const now = Temporal.Now.instant().toString();
  const body = afterCampaignMove(before, move, { now, today: await todayOf(context) });
  const after = { ...before, ...body };
  const { brandId } = after;
  mustHaveBrand(after);
  const answer = await campaigns.update(context, { params: { id }, body });
  if (isAgreed(status) && brandId) await activateBrand(context, brandId);
  // Said twice it is owed once.
  const isCancelled = status === 'cancelled' && before.status !== status;
  if (isCancelled && voidPaymentIds) await voidPayments(context, id, voidPaymentIds);
  if (status === 'cancelled') await cancelDeliverables(context, id);
  if (isCancelled && killFee) await addKillFee(context, after, killFee);
  await followSigning(context, before, after);
  return answer;
}

// What waits for the contract follows it, back as well.
async function followSigning(
  context: MemberContext,
  before: Campaign,
  after: Campaign,
): Promise<void> {
  const today = await todayOf(context);
  const days: EventDays = {
    before: signedOn(before, today),
    isBeforeUnknown: before.agreedOn === null,
    after: signedOn(after, today),
  };
  const none: EventDays = { before: null, after: null };
  await paymentsFollowEvents(context, after.id, (trigger) =>
    trigger === 'on_signing' ? days : none,
  );
  await rightsFollowEvents(context, after.id, ({ starts }) =>
    starts === 'on_signing' ? days : none,
  );
}

function mustHaveBrand({ status, brandId }: Pick<Campaign, 'status' | 'brandId'>): void {
  if (status === 'confirmed' && brandId === null) throw refused('brandId', needsBrand);
}

// Whom one avoids one avoids, until somebody says otherwise.
async function activateBrand(context: MemberContext, id: string): Promise<void> {
  const brand = await lockBrand(context, id);
  if (!brand || brand.relationship === 'active' || brand.relationship === 'avoid') return;
  await brandRecords.update(context, { params: { id }, body: { relationship: 'active' } });
}

async function addKillFee(
  context: MemberContext,
  { id: campaignId, brandId }: Campaign,
  killFee: NonNullable<CampaignMove['killFee']>,
): Promise<void> {
  const brand = brandId ? await lockBrand(context, brandId) : undefined;
  await payments.create(context, {
    body: { ...killFee, ...killFeePayment(brand), campaignId },
  });
}

function refused(field: string, message: string): AppError {
  return new AppError('invalid', message, { fields: { [field]: message } });
}
