import type { Cell } from '#shared/files/csv.ts';
import { amountText } from '#shared/money.ts';
import type { PackScope } from '#domains/money/year-pack/scope/service.ts';

interface IssuedInvoice {
  issuedOn: string;
  dueOn: string | null;
  number: string;
  revision: number;
  kind: string;
  status: string;
  buyer: string;
  title: string;
  business: string | null;
  currency: string;
  netMinor: number;
  taxMinor: number;
  totalMinor: number;
}

const invoicesText = `
  select invoice.issued_on as "issuedOn", invoice.due_on as "dueOn", invoice.number,
    invoice.revision, invoice.kind, invoice.status, invoice.buyer ->> 'name' as buyer,
    invoice.title, business.name as business, invoice.currency,
    invoice.net_minor::float8 as "netMinor", invoice.tax_minor::float8 as "taxMinor",
    invoice.total_minor::float8 as "totalMinor"
  from invoices invoice
    left join businesses business
      on business.workspace_id = invoice.workspace_id and business.id = invoice.business_id
  where invoice.workspace_id = $1 and invoice.deleted_at is null and invoice.number is not null
    and not invoice.is_replaced and invoice.issued_on between $2::date and $3::date
    and ($4::uuid is null or invoice.business_id = $4)
  order by invoice.issued_on, invoice.id`;

/** The invoices and credit notes of a year, of revised ones the latest; what a note takes back counts against it. */
export async function readInvoices({ transaction, values }: PackScope): Promise<Cell[][]> {
  const found = await transaction.query<IssuedInvoice & Record<string, unknown>>(
    invoicesText,
    values,
  );
  const heads = [
    ...['Date', 'Due', 'Number', 'Revision', 'Kind', 'State', 'Customer', 'For', 'Business'],
    ...['Currency', 'Net', 'Tax', 'Total'],
  ];
  return [
    heads,
    ...found.map((one) => [
      ...[one.issuedOn, one.dueOn, one.number, one.revision],
      ...[one.kind === 'credit_note' ? 'Credit note' : 'Invoice', one.status],
      ...[one.buyer, one.title, one.business, one.currency],
      ...[one.netMinor, one.taxMinor, one.totalMinor].map((minor) =>
        amountText(one.kind === 'credit_note' ? -minor : minor, one.currency),
      ),
    ]),
  ];
}

interface Recurring {
  title: string;
  amountMinor: number;
  currency: string;
  amountType: string;
  rrule: string;
  startsOn: string;
  nextDueOn: string | null;
  endedOn: string | null;
  category: string | null;
  business: string | null;
}

const recurringText = `
  select recurring.title, recurring.amount_minor::float8 as "amountMinor", recurring.currency,
    recurring.amount_type as "amountType", recurring.rrule, recurring.starts_on as "startsOn",
    recurring.next_due_on as "nextDueOn", recurring.ended_on as "endedOn",
    category.name as category, business.name as business
  from recurring_expenses recurring
    left join expense_categories category
      on category.workspace_id = recurring.workspace_id
        and category.id = recurring.expense_category_id
    left join businesses business
      on business.workspace_id = recurring.workspace_id and business.id = recurring.business_id
  where recurring.workspace_id = $1 and recurring.deleted_at is null
    and recurring.starts_on <= $3::date
    and (recurring.ended_on is null or recurring.ended_on >= $2::date)
    and ($4::uuid is null or recurring.business_id = $4)
  order by recurring.title, recurring.id`;

/** What was paid again and again in a year; what was paid stands among the expenses. */
export async function readRecurring({ transaction, values }: PackScope): Promise<Cell[][]> {
  const found = await transaction.query<Recurring & Record<string, unknown>>(recurringText, values);
  return [
    [
      ...['Description', 'Amount', 'Currency', 'Kind', 'Rule', 'Since', 'Next due', 'Ended on'],
      ...['Category', 'Business'],
    ],
    ...found.map((one) => [
      ...[one.title, amountText(one.amountMinor, one.currency), one.currency, one.amountType],
      ...[one.rrule, one.startsOn, one.nextDueOn, one.endedOn, one.category, one.business],
    ]),
  ];
}
