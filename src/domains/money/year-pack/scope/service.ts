import { AppError } from '#shared/errors.ts';
import { planWithCare } from '#server/database/planning/past-statistics.ts';
import type { MemberContext } from '#server/http/context.ts';
import { fiscalYearFrom, fiscalYearOf } from '#domains/business/businesses/rules.ts';
import type { PackQuery } from '#domains/money/year-pack/schema.ts';

/** Whose money a pack holds, of which days, and in what it is reckoned. */
export interface PackScope {
  transaction: MemberContext['transaction'];
  workspaceId: string;
  from: string;
  to: string;
  base: string;
  /** Null for all businesses, and what is of none. */
  business: string | null;
  /** What every statement of a pack takes: workspace, first and last day, business. */
  values: readonly unknown[];
}

const scopeText = `
  select workspaces.base_currency as base, business.name as business,
    coalesce(business.fiscal_year_start_month, usual.fiscal_year_start_month, 1) as "startMonth"
  from workspaces
    left join businesses business on business.workspace_id = workspaces.id and business.id = $2
      and business.deleted_at is null
    left join businesses usual on usual.workspace_id = workspaces.id and usual.is_default
      and usual.deleted_at is null
  where workspaces.id = $1`;

/** Reads what is asked for; all businesses together have the fiscal year of the default one. */
export async function packScope(
  { transaction, workspaceId }: MemberContext,
  { businessId, year }: PackQuery,
): Promise<PackScope> {
  planWithCare(transaction);
  const [found] = await transaction.query<{
    base: string;
    business: string | null;
    startMonth: number;
  }>(scopeText, [workspaceId, businessId ?? null]);
  if (!found || (businessId && found.business === null))
    throw new AppError('not_found', 'Business not found');
  const { base, business, startMonth } = found;
  const today = new Date().toISOString().slice(0, 10);
  const { from, to } =
    year === undefined ? fiscalYearOf(today, startMonth) : fiscalYearFrom(year, startMonth);
  const values = [workspaceId, from, to, businessId ?? null];
  return { transaction, workspaceId, from, to, base, business, values };
}
