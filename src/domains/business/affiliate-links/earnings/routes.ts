import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import type { commonFields } from '#shared/entity.ts';
import { affiliateEarningsContract } from './contract.ts';
import { type AffiliateEarning, affiliateEarningFields } from './schema.ts';

const earnings = crud({
  table: 'affiliateEarnings',
  scope: 'workspace',
  fields: affiliateEarningFields,
  noun: 'Affiliate earning',
  taken: { month: 'This month is logged already' },
});

// The link is locked, so that of two devices that log the same month the second finds the first.
const lockText = `select id from affiliate_links where workspace_id = $1 and id = $2 for no key update`;
const monthText = `select id, currency from affiliate_earnings
  where workspace_id = $1 and affiliate_link_id = $2 and month = $3 and deleted_at is null`;

export const affiliateEarningsRoutes = routes('affiliate-earnings', affiliateEarningsContract, {
  ...earnings,
  /** A month that is logged already takes what is said now, and keeps the rest. */
  async create(context, { body }) {
    const { transaction, workspaceId } = context;
    const { id, affiliateLinkId, month, ...said } = body;
    await transaction.query(lockText, [workspaceId, affiliateLinkId]);
    const values = [workspaceId, affiliateLinkId, month];
    const [known] = await transaction.query<Logged>(monthText, values);
    if (!known || known.id === id) return earnings.create(context, { body });
    return earnings.update(context, { params: { id: known.id }, body: saidAnew(said, known) });
  },
});

type Logged = Pick<AffiliateEarning, 'id' | 'currency'>;
type Said = Omit<AffiliateEarning, keyof typeof commonFields | 'affiliateLinkId' | 'month'>;

/** What is said of a month beyond the defaults of a create. Amounts and rate are of one currency. */
function saidAnew({ clicks, orders, status, paidOn, ...money }: Said, logged: Logged) {
  const hasAmount = money.salesMinor !== null || money.commissionMinor !== null;
  const kept = { currency: logged.currency };
  const isSame = money.currency === logged.currency;
  return {
    ...withoutDefaults({ clicks, orders, status, paidOn }),
    ...(isSame ? withoutDefaults(money) : hasAmount ? money : kept),
  };
}

function withoutDefaults(said: Partial<Said>) {
  const entries = Object.entries(said);
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== 'pending'));
}
