import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#shared/ids.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { businessesContract } from '#domains/business/businesses/contract.ts';
import { aWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { invoicesContract } from './contract.ts';
import type { InvoiceLine } from './schema.ts';

const server = await startTestServer();
const studio = await aWorkspace(server);
const { member, admin, owner } = studio;
const params = { workspaceId: studio.id };
const at = (id: string) => ({ params: { ...params, id } });

const aBusiness = (fields: object = {}) =>
  member.call(businessesContract.create, {
    params,
    body: { id: newId(), name: `Studio ${newId()}`, baseCurrency: 'EUR', ...fields },
  });
const aCampaign = (fields: object = {}) =>
  member.call(campaignsContract.create, {
    params,
    body: { id: newId(), campaignName: 'Slow mornings', ...fields },
  });
const isPaid = (campaignId: string, fields: object = {}) =>
  member.call(paymentsContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId, label: 'Full fee', amountMinor: 180_000, currency: 'EUR' },
      ...fields,
    },
  });
const aLine = (fields: Partial<InvoiceLine> = {}): InvoiceLine => ({
  description: 'Reel',
  detail: '',
  quantity: 1,
  unitMinor: 180_000,
  taxRatePercent: null,
  ...fields,
});
const aDraft = (fields: object = {}) =>
  member.call(invoicesContract.create, {
    params,
    body: {
      id: newId(),
      title: 'Slow mornings',
      currency: 'EUR',
      buyer: { name: 'Kettle & Rye', contact: '', address: '', country: 'GB', taxId: '' },
      lines: [aLine()],
      ...fields,
    },
  });
const issue = (id: string, who = member) =>
  who.send(invoicesContract.issue, { ...at(id), body: {} });
const issued = (id: string) => member.call(invoicesContract.issue, { ...at(id), body: {} });
const payment = async (id: string) =>
  (await member.call(paymentsContract.list, { params, query: {} })).rows.find(
    (row) => row.id === id,
  );
const stored = async (id: string) =>
  (await member.call(invoicesContract.list, { params, query: {} })).rows.find(
    (row) => row.id === id,
  );
const numbers = async (businessId: string) =>
  (await member.call(invoicesContract.list, { params, query: {} })).rows
    .filter((row) => row.businessId === businessId && row.number !== null)
    .map(({ number }) => number ?? '')
    .toSorted((one, other) => one.localeCompare(other));

test('two people who issue at once get numbers without a gap, and what fails takes none', async () => {
  const { id: businessId } = await aBusiness({ invoicePrefix: 'R-', nextInvoiceNumber: 9_998 });
  const good = await Promise.all(Array.from({ length: 10 }, () => aDraft({ businessId })));
  const bad = await Promise.all(
    Array.from({ length: 4 }, () => aDraft({ businessId, lines: [aLine({ unitMinor: 0 })] })),
  );
  const people = [member, admin, owner];
  const answers = await Promise.all(
    [...good, ...bad].map(({ id }, place) => issue(id, people[place % people.length])),
  );
  expect(answers.map(({ status }) => status)).toEqual([
    ...good.map(() => 200),
    ...bad.map(() => 400),
  ]);
  const taken = ['R-9998', 'R-9999', ...[0, 1, 2, 3, 4, 5, 6, 7].map((one) => `R-1000${one}`)];
  expect(await numbers(businessId)).toEqual(
    taken.toSorted((one, other) => one.localeCompare(other)),
  );
});

test('one invoice that several issue at once has one number, and keeps it', async () => {
  const { id: businessId } = await aBusiness();
  const { id } = await aDraft({ businessId });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => issue(id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await issued(id)).number).toBe('INV-0001');
  expect((await issued((await aDraft({ businessId })).id)).number).toBe('INV-0002');
  // Another prefix starts nothing anew.
  await member.call(businessesContract.update, {
    ...at(businessId),
    body: { invoicePrefix: '2027/' },
  });
  expect((await issued((await aDraft({ businessId })).id)).number).toBe('2027/0003');
});

test('issuing invoices its payments, and notes who asks and where to pay to', async () => {
  const { id: businessId } = await aBusiness({
    legalName: 'Mara Lark',
    country: 'IE',
    paymentDetails: 'IBAN: IE00',
    defaultPaymentTermsDays: 14,
  });
  await owner.call(businessesContract.setTaxId, {
    ...at(businessId),
    body: { taxId: 'IE3284715K' },
  });
  const { id: campaignId } = await aCampaign();
  const { id: planned } = await isPaid(campaignId, { trigger: 'on_invoice', termsDays: 30 });
  const { id: paid } = await isPaid(campaignId, { label: 'Deposit' });
  await member.call(paymentsContract.move, { ...at(paid), body: { status: 'paid' } });
  const { id } = await aDraft({
    ...{ businessId, campaignId, paymentIds: [planned, paid], taxRatePercent: 23 },
    ...{ issuedOn: '2026-03-01', dueOn: null },
  });
  const invoice = await issued(id);
  expect(invoice).toMatchObject({
    ...{ status: 'issued', number: 'INV-0001', issuedOn: '2026-03-01', dueOn: '2026-03-31' },
    ...{ netMinor: 180_000, taxMinor: 41_400, totalMinor: 221_400, paymentDetails: 'IBAN: IE00' },
    seller: { legalName: 'Mara Lark', taxId: 'IE3284715K', country: 'IE' },
  });
  expect(await payment(planned)).toMatchObject({
    ...{ status: 'invoiced', invoiceNumber: 'INV-0001', invoicedOn: '2026-03-01' },
    dueOn: '2026-03-31',
  });
  expect(await payment(paid)).toMatchObject({ status: 'paid', invoiceNumber: 'INV-0001' });
  const { id: bare } = await aDraft({ businessId, issuedOn: '2026-03-01', dueOn: null });
  expect((await issued(bare)).dueOn).toBe('2026-03-15');
  // It is as it was, whatever the business is called later.
  await member.call(businessesContract.update, { ...at(businessId), body: { legalName: 'Wren' } });
  expect((await stored(id))?.seller?.legalName).toBe('Mara Lark');
});

test('what was issued changes by revisions alone, and the former stays readable', async () => {
  const { id: businessId } = await aBusiness();
  const { id: campaignId } = await aCampaign();
  const [one, other] = [await isPaid(campaignId), await isPaid(campaignId, { label: 'Usage' })];
  const { id } = await aDraft({ businessId, campaignId, paymentIds: [one.id] });
  await issued(id);
  const change = await member.send(invoicesContract.update, { ...at(id), body: { notes: 'New' } });
  expect([change.status, change.text]).toEqual([409, expect.stringContaining('new revision')]);
  const remove = await member.send(invoicesContract.remove, at(id));
  expect([remove.status, remove.text]).toEqual([409, expect.stringContaining('Void it instead')]);
  const draft = await member.call(invoicesContract.revise, { ...at(id), body: { id: newId() } });
  // There is one revision at a time.
  const again = await member.call(invoicesContract.revise, { ...at(id), body: { id: newId() } });
  expect(again.id).toBe(draft.id);
  expect(draft).toMatchObject({ status: 'draft', number: null, lines: [{ unitMinor: 180_000 }] });
  const body = { lines: [aLine({ unitMinor: 150_000 })], paymentIds: [other.id] };
  await member.call(invoicesContract.update, { ...at(draft.id), body });
  expect(await issued(draft.id)).toMatchObject({ number: 'INV-0001', revision: 2 });
  expect(await stored(id)).toMatchObject({ isReplaced: true, totalMinor: 180_000, revision: 1 });
  expect(await payment(one.id)).toMatchObject({ status: 'planned', invoiceNumber: '' });
  expect(await payment(other.id)).toMatchObject({ status: 'invoiced', invoiceNumber: 'INV-0001' });
  const late = await member.send(invoicesContract.revise, { ...at(id), body: { id: newId() } });
  expect(late.text).toContain('A later revision of this invoice is in force');
  const third = await member.call(invoicesContract.revise, {
    ...at(draft.id),
    body: { id: newId() },
  });
  expect(await issued(third.id)).toMatchObject({ number: 'INV-0001', revision: 3 });
});

test('voiding makes one credit note with a number of its own and sets the payments back', async () => {
  const { id: businessId } = await aBusiness();
  const { id: campaignId } = await aCampaign();
  const { id: paymentId } = await isPaid(campaignId);
  const { id } = await aDraft({ businessId, campaignId, paymentIds: [paymentId] });
  const draft = await member.send(invoicesContract.void, {
    ...at(id),
    body: { creditNoteId: newId() },
  });
  expect(draft.text).toContain('A draft cannot be voided');
  await issued(id);
  const answers = await Promise.all(
    [1, 2, 3].map(() =>
      member.send(invoicesContract.void, { ...at(id), body: { creditNoteId: newId() } }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { rows } = await member.call(invoicesContract.list, { params, query: {} });
  const notes = rows.filter(({ creditsInvoiceId }) => creditsInvoiceId === id);
  expect(notes).toMatchObject([
    { kind: 'credit_note', number: 'INV-0002', status: 'issued', totalMinor: 180_000 },
  ]);
  expect(await stored(id)).toMatchObject({ status: 'void', number: 'INV-0001' });
  expect(await payment(paymentId)).toMatchObject({
    ...{ status: 'planned', invoiceNumber: '', invoicedOn: null },
  });
  const note = await member.send(invoicesContract.void, {
    ...at(notes[0]?.id ?? ''),
    body: { creditNoteId: newId() },
  });
  expect(note.text).toContain('A credit note is final');
  // The payment is free again.
  const next = await aDraft({ businessId, campaignId, paymentIds: [paymentId] });
  expect((await issued(next.id)).number).toBe('INV-0003');
});

test.each([
  { dueOn: null, due: '2026-03-31', after: [null, null] },
  { dueOn: '2026-03-08', due: '2026-03-08', after: [null, null] },
  // Longer than terms may be: it is a day of its own then.
  { dueOn: '2026-12-01', due: '2026-12-01', after: ['2026-12-01', '2026-12-01'] },
])('all that an invoice asks for is due on its day: $due', async ({ dueOn, due, after }) => {
  const { id: businessId } = await aBusiness();
  const { id: campaignId } = await aCampaign();
  const terms = [
    { trigger: 'on_posting' },
    { trigger: 'on_invoice' },
    { trigger: 'on_signing', triggeredOn: '2026-01-05', termsDays: 0 },
    { trigger: 'fixed_date', triggeredOn: '2026-02-01' },
  ];
  const made = await Promise.all(terms.map((one) => isPaid(campaignId, one)));
  const { id: kept } = await isPaid(campaignId, { label: 'Deposit' });
  await member.call(paymentsContract.move, { ...at(kept), body: { status: 'paid' } });
  const paymentIds = [...made.map(({ id }) => id), kept];
  const own = { businessId, campaignId, paymentIds, issuedOn: '2026-03-01', dueOn };
  const { id } = await aDraft(own);
  expect(await issued(id)).toMatchObject({ dueOn: due });
  const days = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (one) => (await payment(one))?.dueOn));
  expect(await days(paymentIds)).toEqual([...terms.map(() => due), null]);
  await member.call(invoicesContract.void, { ...at(id), body: { creditNoteId: newId() } });
  // What waits for an event, or for an invoice, waits for it again.
  expect(await days(paymentIds.slice(0, 2))).toEqual(after);
});

test('a payment in the trash is not on a void invoice when it comes back', async () => {
  const { id: businessId } = await aBusiness();
  const { id: campaignId } = await aCampaign();
  const { id: paymentId } = await isPaid(campaignId);
  const { id } = await aDraft({ businessId, campaignId, paymentIds: [paymentId] });
  await issued(id);
  await member.call(paymentsContract.remove, at(paymentId));
  await member.call(invoicesContract.void, { ...at(id), body: { creditNoteId: newId() } });
  expect(await member.call(paymentsContract.restore, at(paymentId))).toMatchObject({
    ...{ status: 'planned', invoiceNumber: '', invoicedOn: null, dueOn: null },
  });
});

test('what is wrong with an invoice is said beside its field, and nothing is half done', async () => {
  const business = await aBusiness();
  const { id: campaignId } = await aCampaign();
  const { id: paymentId } = await isPaid(campaignId);
  const archived = await aBusiness({ isArchived: true });
  const buyer = { name: ' ', contact: '', address: '', country: null, taxId: '' };
  const own = { businessId: business.id };
  const cases: [fields: object, field: string, text: string][] = [
    [{}, 'businessId', 'Choose the business'],
    [{ businessId: archived.id }, 'businessId', 'is archived'],
    [{ ...own, buyer }, 'buyer', 'Say who is billed'],
    [{ ...own, lines: [aLine({ unitMinor: 0 })] }, 'lines', 'an amount above 0'],
    [{ ...own, dueOn: '2026-01-31' }, 'dueOn', 'before today, the day it is issued'],
    [{ ...own, paymentIds: [newId()] }, 'paymentIds', 'was deleted'],
    [{ ...own, paymentIds: [paymentId] }, 'paymentIds', 'of another campaign'],
    [{ ...own, campaignId, currency: 'USD', paymentIds: [paymentId] }, 'paymentIds', 'is in EUR'],
  ];
  for (const [fields, field, text] of cases) {
    const { id } = await aDraft(fields);
    const answer = await issue(id);
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: expect.objectContaining({ fields: { [field]: expect.stringContaining(text) } }) },
    ]);
    expect(await stored(id)).toMatchObject({ status: 'draft', number: null });
  }
  expect(await payment(paymentId)).toMatchObject({ status: 'planned', invoiceNumber: '' });
  const wrong: [fields: object, text: string][] = [
    [{ lines: [] }, 'Add at least one line'],
    [{ taxRatePercent: 100.5 }, 'from 0 to 100'],
    [{ lines: [aLine({ quantity: 9_999, unitMinor: 10 ** 12 })] }, 'more than an invoice can hold'],
    [{ issuedOn: '2026-03-02', dueOn: '2026-03-01' }, 'cannot be before the invoice date'],
  ];
  for (const [fields, text] of wrong) {
    const body = { id: newId(), title: 'X', currency: 'EUR', lines: [aLine()], ...fields };
    const answer = await member.send(invoicesContract.create, { params, body });
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(text)]);
  }
});

test('a number that is taken is never given out again', async () => {
  const business = await aBusiness({ invoicePrefix: 'T-', nextInvoiceNumber: 7 });
  const { id: campaignId } = await aCampaign();
  const { id: typed } = await isPaid(campaignId);
  const move = { status: 'invoiced' as const, invoiceNumber: 'T-0007' };
  await member.call(paymentsContract.move, { ...at(typed), body: move });
  const { id } = await aDraft({ businessId: business.id });
  const refused = await issue(id);
  expect([refused.status, refused.text]).toEqual([
    400,
    expect.stringContaining('T-0007 is taken already'),
  ]);
  const next = { nextInvoiceNumber: 8 };
  await member.call(businessesContract.update, { ...at(business.id), body: next });
  expect((await issued(id)).number).toBe('T-0008');
  await member.call(businessesContract.update, { ...at(business.id), body: next });
  const other = await aDraft({ businessId: business.id });
  expect((await issue(other.id)).text).toContain('T-0008 is taken already');
  // On the invoice of the payment itself the number is its own.
  const own = await aDraft({ businessId: business.id, campaignId, paymentIds: [typed] });
  const before = { nextInvoiceNumber: 7 };
  await member.call(businessesContract.update, { ...at(business.id), body: before });
  expect((await issued(own.id)).number).toBe('T-0007');
});

const said = z.object({ error: z.object({ message: z.string() }) });
async function download(who: typeof member, id: string, as: 'pdf' | 'facturx') {
  const answer = await fetch(`${server.url}/api/v1/workspaces/${studio.id}/invoices/${id}/${as}`, {
    headers: who.headers,
  });
  return { status: answer.status, headers: answer.headers, bytes: await answer.bytes() };
}

test('an issued invoice is a PDF, with or without what machines read in it; a draft is none', async () => {
  const { id: businessId } = await aBusiness({ country: 'DE', address: 'Hafenstraße 4\nHamburg' });
  await owner.call(businessesContract.setTaxId, {
    ...at(businessId),
    body: { taxId: 'DE123456789' },
  });
  const buyer = { name: 'Łukasz', contact: '', address: '', country: null, taxId: '' };
  const { id } = await aDraft({ businessId, taxRatePercent: 19, buyer, title: 'Größe 🎬 ñ' });
  const early = await download(member, id, 'pdf');
  expect([
    early.status,
    z.parse(said, JSON.parse(new TextDecoder().decode(early.bytes))).error.message,
  ]).toEqual([409, 'This is a draft. Issue the invoice first.']);
  await issued(id);
  const pdf = await download(member, id, 'pdf');
  expect(pdf.status).toBe(200);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toContain(
    'attachment; filename="Invoice INV-0001.pdf"',
  );
  expect(new TextDecoder('latin1').decode(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
  const lacking = await download(member, id, 'facturx');
  expect(new TextDecoder().decode(lacking.bytes)).toContain('needs the country of who is billed');
  const draft = await member.call(invoicesContract.revise, { ...at(id), body: { id: newId() } });
  const known = { buyer: { ...buyer, country: 'PL' } };
  await member.call(invoicesContract.update, { ...at(draft.id), body: known });
  await issued(draft.id);
  const facturx = await download(member, draft.id, 'facturx');
  expect(facturx.status).toBe(200);
  expect(facturx.headers.get('content-disposition')).toContain('Invoice INV-0001 Factur-X.pdf');
  // What is replaced stays readable.
  expect((await download(studio.viewer, id, 'pdf')).status).toBe(200);
  expect((await download(studio.stranger, id, 'pdf')).status).toBe(404);
}, 30_000);

test('without a mail server nothing is mailed, and that is said', async () => {
  const { id: businessId } = await aBusiness();
  const { id } = await aDraft({ businessId });
  const body = { to: 'tom@kettle.example', subject: 'Invoice', text: 'Hello' };
  const draft = await member.send(invoicesContract.mail, { ...at(id), body });
  expect(draft.text).toContain('Issue the invoice first');
  await issued(id);
  const answer = await member.send(invoicesContract.mail, { ...at(id), body });
  expect([answer.status, answer.text]).toEqual([
    409,
    expect.stringContaining('This server sends no mail'),
  ]);
});

test("another workspace's business, campaign and payments are nothing to invoice by", async () => {
  const elsewhere = await aWorkspace(server);
  const place = { workspaceId: elsewhere.id };
  const theirs = await elsewhere.member.call(businessesContract.create, {
    params: place,
    body: { id: newId(), name: 'Elsewhere', baseCurrency: 'EUR' },
  });
  const foreign = await elsewhere.member.call(brandsContract.create, {
    params: place,
    body: { id: newId(), name: 'Elsewhere' },
  });
  for (const fields of [{ businessId: theirs.id }, { brandId: foreign.id }]) {
    const body = { id: newId(), title: 'X', currency: 'EUR', lines: [aLine()], ...fields };
    const answer = await member.send(invoicesContract.create, { params, body });
    expect([answer.status, answer.text]).toEqual([
      400,
      expect.stringContaining('no longer exists'),
    ]);
  }
});
