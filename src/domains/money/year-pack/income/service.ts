import { type Cell } from '#shared/files/csv.ts';
import { amountText, convertedMinor, type ConvertibleMoney } from '#shared/money.ts';
import { receivedMinor } from '#domains/business/campaigns/payments/rules.ts';
import type { Payment } from '#domains/business/campaigns/payments/schema.ts';
import type { PackScope } from '#domains/money/year-pack/scope/service.ts';
import { Tally, tallyOf } from '#domains/money/year-pack/rules.ts';

interface Income extends ConvertibleMoney {
  receivedOn: string;
  kind: 'Payment' | 'Commission';
  status: Payment['status'];
  paidAmountMinor: number | null;
  feesWithheldMinor: number;
  brand: string | null;
  title: string;
  business: string | null;
  invoiceNumber: string;
}

// A deal or a link that names no business is of the default one.
const incomeText = `
  with main as (
    select id from businesses where workspace_id = $1 and is_default and deleted_at is null
  )
  select p.paid_on as "receivedOn", 'Payment' as kind, p.status, p.amount_minor as "amountMinor",
    p.paid_amount_minor as "paidAmountMinor", p.fees_withheld_minor as "feesWithheldMinor",
    p.currency, p.rate::float8 as rate, p.rate_currency as "rateCurrency", brand.name as brand,
    deal.campaign_name || ': ' || p.label as title, business.name as business,
    p.invoice_number as "invoiceNumber", p.id
  from payments p
    join campaigns deal on deal.workspace_id = p.workspace_id and deal.id = p.campaign_id
      and deal.deleted_at is null
    left join brands brand on brand.workspace_id = p.workspace_id and brand.id = deal.brand_id
    left join main on true
    left join businesses business
      on business.workspace_id = p.workspace_id and business.id = coalesce(deal.business_id, main.id)
  where p.workspace_id = $1 and p.deleted_at is null and p.paid_on between $2::date and $3::date
    and ($4::uuid is null or business.id = $4)
  union all
  select coalesce(e.paid_on, (e.month || '-01')::date), 'Commission', e.status, e.commission_minor,
    e.commission_minor, 0, e.currency, e.rate::float8, e.rate_currency, brand.name,
    link.title || ' ' || e.month, business.name, '', e.id
  from affiliate_earnings e
    join affiliate_links link on link.workspace_id = e.workspace_id and link.id = e.affiliate_link_id
      and link.deleted_at is null
    left join brands brand on brand.workspace_id = e.workspace_id and brand.id = link.brand_id
    left join main on true
    left join businesses business
      on business.workspace_id = e.workspace_id and business.id = coalesce(link.business_id, main.id)
  where e.workspace_id = $1 and e.deleted_at is null and e.status = 'paid'
    and e.commission_minor is not null
    and coalesce(e.paid_on, (e.month || '-01')::date) between $2::date and $3::date
    and ($4::uuid is null or business.id = $4)
  order by 1, id`;

/** What came in: payments by the day they were paid, commission by that or by its month. */
export async function readIncome({ transaction, values, base }: PackScope) {
  const found = await transaction.query<Income>(incomeText, values);
  const all = new Tally();
  const byMonth = new Map<string, Tally>();
  const rows: Cell[][] = [
    [
      ...['Date', 'Kind', 'Brand', 'For', 'Business', 'Invoice', 'Amount', 'Currency', 'Rate'],
      ...[`Amount in ${base}`, 'Withheld'],
    ],
  ];
  for (const income of found) {
    const amountMinor = receivedMinor(income);
    if (amountMinor === 0) continue;
    const { receivedOn, currency, feesWithheldMinor } = income;
    const inBase = convertedMinor({ ...income, amountMinor }, base);
    for (const tally of [all, tallyOf(byMonth, receivedOn.slice(0, 7))])
      tally.add(inBase, { amountMinor, currency });
    rows.push([
      ...[receivedOn, income.kind, income.brand, income.title, income.business],
      ...[income.invoiceNumber, amountText(amountMinor, currency), currency, income.rate],
      inBase === null ? null : amountText(inBase, base),
      feesWithheldMinor === 0 ? null : amountText(feesWithheldMinor, currency),
    ]);
  }
  return { rows, all, byMonth };
}
