import { describe, expect, test } from 'vitest';
import { recordsOf } from '#app/testing/agenda-records.ts';
import { type CalendarSource, isLate } from '#client/words/calendar.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { affiliateLinksContract } from '#domains/business/affiliate-links/contract.ts';
import { type AffiliateLink, linkStatuses } from '#domains/business/affiliate-links/schema.ts';
import { agendaContract } from '#domains/around/agenda/contract.ts';
import { followUpSource } from '#domains/business/brands/parts/follow-up-calendar.ts';
import { brandsContract } from '#domains/business/brands/contract.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import {
  campaignSource,
  deliverableSource,
} from '#domains/business/campaigns/moves/deal-calendar.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import {
  type Deliverable,
  deliverableStatuses,
} from '#domains/business/campaigns/deliverables/schema.ts';
import { exclusivitiesContract } from '#domains/business/campaigns/exclusivities/contract.ts';
import type { Exclusivity } from '#domains/business/campaigns/exclusivities/schema.ts';
import {
  linkSource,
  paymentSource,
} from '#domains/business/affiliate-links/earnings/money-calendar.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import {
  type Payment,
  paymentStatuses,
  paymentTriggers,
} from '#domains/business/campaigns/payments/schema.ts';
import {
  type Campaign,
  campaignStatuses,
  productStatuses,
} from '#domains/business/campaigns/schema.ts';
import {
  exclusivitySource,
  rightSource,
} from '#domains/business/campaigns/usage-rights/rights-calendar.ts';
import { usageRightsContract } from '#domains/business/campaigns/usage-rights/contract.ts';
import type { UsageRight } from '#domains/business/campaigns/usage-rights/schema.ts';
import { billSource } from '#domains/money/recurring/bills-calendar.ts';
import { recurringExpensesContract } from '#domains/money/recurring/contract.ts';
import { type RecurringExpense, weekendRules } from '#domains/money/recurring/schema.ts';
import { toolsContract } from '#domains/money/tools/contract.ts';
import { toolSource } from '#domains/money/tools/renewals/tools-calendar.ts';
import { type Tool, toolStatuses, verdicts } from '#domains/money/tools/schema.ts';
import { contentSource } from '#views/content/posts/content-calendar.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { postState } from '#domains/making/content/posts/rules.ts';
import { type Post, postStatuses } from '#domains/making/content/posts/schema.ts';
import { type ContentItem, firstStages } from '#domains/making/content/schema.ts';
import { tripsContract } from '#domains/shoots/trips/contract.ts';
import { type Trip, tripStatuses } from '#domains/shoots/trips/schema.ts';
import { packingItemsContract } from '#domains/shoots/packing/contract.ts';
import { packingSource } from '#domains/shoots/packing/reminders/packing-calendar.ts';
import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import { bookingsContract } from '#domains/shoots/bookings/contract.ts';
import { type Booking, bookingStatuses } from '#domains/shoots/bookings/schema.ts';
import { bookingSource } from '#domains/shoots/bookings/span/bookings-calendar.ts';
import { scheduleItemsContract } from '#domains/shoots/schedule/contract.ts';
import type { ScheduleItem } from '#domains/shoots/schedule/schema.ts';
import { shotsContract } from '#domains/shoots/shots/contract.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import { shotSource } from '#domains/shoots/shots/span/shots-calendar.ts';
import { booksContract } from '#domains/leisure/books/contract.ts';
import { bookSource } from '#domains/leisure/books/returns/books-calendar.ts';
import { type Book, ownerships } from '#domains/leisure/books/schema.ts';
import { tripSource } from '#domains/shoots/trips/span/trips-calendar.ts';
import { overdueOn, tasksOn } from '#domains/tasks/day/day-tasks.ts';
import { byDay } from '#domains/tasks/day/day-tasks.ts';
import { taskSource } from '#domains/tasks/row/task-calendar.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { ask } from '#server/testing/database.ts';
import { aUser, aWorkspace, join, type TestUser } from '#server/testing/people.ts';
import { pick, seeded } from '#server/testing/samples.ts';
import { startTestServer } from '#server/testing/server.ts';
import type { Operation } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';

// What stands on a day and what is overdue is said once: by the API, and by the browser's own rows.
const server = await startTestServer();
const today = Temporal.Now.plainDateISO('UTC');
const on = (days: number) => today.add({ days }).toString();

describe('the browser names what the agenda names', () => {
  const seed = Number(process.env['TEST_SEED'] ?? 20_265);
  const random = seeded(seed);
  const someDay = () => on(Math.floor(random() * 41) - 20);
  const maybe = <T>(value: T) => (random() < 0.7 ? value : null);
  const inOrder = () => [someDay(), someDay()].toSorted((a, b) => a.localeCompare(b));
  const aTime = () => `${String(Math.floor(random() * 24)).padStart(2, '0')}:15`;
  const anInstant = (day: string) => `${day}T${aTime()}:30Z`;
  const store = (table: string, id: string, fields: Record<string, unknown>) =>
    ask(
      server.database.superuser,
      `update ${table} set ${Object.keys(fields)
        .map((column, at) => `${column} = $${at + 2}`)
        .join(', ')} where id = $1`,
      [id, ...Object.values(fields)],
    );

  /** Records of every kind that has a date, in every status that they have. */
  async function fill(workspaceId: string, owner: TestUser) {
    const make = recordsOf(workspaceId, owner);
    async function times<T>(count: number, work: () => Promise<T>): Promise<T[]> {
      const made: T[] = [];
      // One after another: a failure can be seen again.
      for (let at = 0; at < count; at += 1) made.push(await work());
      return made;
    }
    await times(30, async () => {
      const due = maybe({ timeType: 'due-by' as const, dueTime: aTime() });
      const plannedOn = maybe(someDay());
      await make.task({
        ...due,
        plannedOn,
        deadlineOn: pick(random, [null, plannedOn, someDay(), someDay()]),
        completedAt: random() < 0.3 ? anInstant(on(-21)) : null,
      });
    });
    const brands = await times(12, async () => {
      const brand = await make.brand({ name: newId(), nextFollowUpOn: maybe(someDay()) });
      await store('brands', brand.id, { is_archived: random() < 0.3 });
      return brand;
    });
    const campaigns = await times(14, async () => {
      const campaign = await make.campaign({
        brandId: pick(random, brands).id,
        productExpectedOn: maybe(someDay()),
        nextActionOn: maybe(someDay()),
      });
      await store('campaigns', campaign.id, {
        status: pick(random, campaignStatuses),
        product_status: pick(random, productStatuses),
      });
      return campaign;
    });
    const ofADeal = () => ({ campaignId: pick(random, campaigns).id });
    await times(25, async () => {
      const [draftDueOn = null, postDueOn = null] = inOrder();
      const due = { draftDueOn: maybe(draftDueOn), postDueOn: maybe(postDueOn) };
      const { id } = await make.deliverable({ ...ofADeal(), ...due });
      const status = pick(random, deliverableStatuses);
      const posted_at = status === 'posted' ? anInstant(someDay()) : null;
      await store('deliverables', id, { status, posted_at });
    });
    await times(25, async () => {
      const { id } = await make.payment({ ...ofADeal(), triggeredOn: maybe(someDay()) });
      const paid = pick(random, [null, 0, 40_000, 80_000, 90_000, 100_000]);
      await store('payments', id, {
        status: pick(random, paymentStatuses),
        trigger: pick(random, paymentTriggers),
        terms_days: pick(random, [0, 5]),
        invoiced_on: maybe(someDay()),
        paid_amount_minor: paid,
        fees_withheld_minor: pick(random, [0, 10_000]),
      });
    });
    await times(10, () =>
      make.usageRight({
        ...ofADeal(),
        startsOn: someDay(),
        durationDays: 1 + Math.floor(random() * 20),
      }),
    );
    await times(10, async () => {
      const [startsOn, endsOn] = inOrder();
      await make.exclusivity({ ...ofADeal(), startsOn, endsOn });
    });
    await times(12, async () => {
      const code = newId();
      const { id } = await make.link({ title: code, discountCode: code, expiresOn: someDay() });
      await store('affiliate_links', id, { status: pick(random, linkStatuses) });
    });
    await times(10, () =>
      make.bill({ startsOn: someDay(), weekendRule: pick(random, weekendRules) }),
    );
    await times(14, async () => {
      const { id } = await make.tool({ startedOn: on(-60), trackAsExpense: false });
      await store('tools', id, {
        status: pick(random, toolStatuses),
        verdict: pick(random, verdicts),
        trial_ends_on: maybe(someDay()),
        next_renewal_on: maybe(someDay()),
        notice_days: pick(random, [0, 3]),
      });
    });
    let made = 0;
    await times(8, async () => {
      const [startsOn, endsOn] = inOrder();
      const { id } = await make.trip({ startsOn, endsOn, startTime: maybe(aTime()) });
      await store('trips', id, { status: pick(random, tripStatuses) });
      const isSo = () => random() < 0.5;
      for (let at = 0; at < 2; at += 1)
        await make.thing({
          ...{ tripId: id, isPacked: isSo(), needsCharging: isSo(), isCharged: isSo() },
          ...{ isGear: isSo(), isReturned: isSo(), isPrivate: isSo() },
        });
      const status = bookingStatuses[made % bookingStatuses.length];
      await make.booking({ tripId: id, startsOn, endsOn, startTime: '09:15', status });
      const { id: scheduleItemId } = await make.scheduled({ tripId: id, scheduledOn: startsOn });
      for (const place of [{ scheduleItemId }, { shotOn: endsOn }, {}])
        await make.shot({ tripId: id, ...place, status: made % 2 === 0 ? 'todo' : 'done' });
      made += 1;
    });
    for (const owned of ownerships)
      for (const days of [-3, 4]) await make.book({ returnOn: on(days), owned });
    // What chance may leave out: a list that is to be charged for.
    const { id: tripId } = await make.trip({ startsOn: on(3), endsOn: on(4) });
    await make.thing({ tripId, needsCharging: true });
    const items = await times(14, async () => {
      const item = await make.item({ stage: 'editing' });
      const stage = pick(random, [...firstStages, 'scheduled', 'published', 'archived'] as const);
      await store('content_items', item.id, {
        stage,
        idea_status: stage === 'idea' ? 'inbox' : null,
        archived_from: stage === 'archived' ? 'editing' : null,
        published_on: stage === 'published' ? on(-1) : null,
      });
      return item;
    });
    await times(30, async () => {
      const status = pick(random, postStatuses);
      const posted =
        status === 'posted' ? { postedAt: anInstant(on(-Math.floor(random() * 20))) } : {};
      const place = { plannedOn: maybe(someDay()), plannedTime: maybe(aTime()) };
      await make.post({ contentItemId: pick(random, items).id, ...place, status, ...posted });
    });
  }

  async function rowsIn(workspaceId: string, user: TestUser) {
    const list = async <R>(operation: Operation) =>
      (
        (
          await user.send(operation, {
            params: operation.path.includes(':workspaceId') ? { workspaceId } : {},
            query: {},
          })
        ).body as { rows: R[] }
      ).rows;
    return {
      tasks: await list<Task>(tasksContract.list),
      brands: await list<Brand>(brandsContract.list),
      campaigns: await list<Campaign>(campaignsContract.list),
      deliverables: await list<Deliverable>(deliverablesContract.list),
      payments: await list<Payment>(paymentsContract.list),
      usageRights: await list<UsageRight>(usageRightsContract.list),
      exclusivities: await list<Exclusivity>(exclusivitiesContract.list),
      links: await list<AffiliateLink>(affiliateLinksContract.list),
      tools: await list<Tool>(toolsContract.list),
      bills: await list<RecurringExpense>(recurringExpensesContract.list),
      trips: await list<Trip>(tripsContract.list),
      packing: await list<PackingItem>(packingItemsContract.list),
      bookings: await list<Booking>(bookingsContract.list),
      scheduled: await list<ScheduleItem>(scheduleItemsContract.list),
      shots: await list<Shot>(shotsContract.list),
      books: await list<Book>(booksContract.list),
      items: await list<ContentItem>(contentItemsContract.list),
      posts: await list<Post>(postsContract.list),
    };
  }

  /** The sources of the calendar, each with what its entries are called by the agenda. */
  function sourcesOf(
    rows: Awaited<ReturnType<typeof rowsIn>>,
    { today: day, timeZone }: { today: string; timeZone: string },
  ): [source: CalendarSource, kinds: Record<string, string>][] {
    const brands = rowsById(rows.brands);
    const here = { today: day, timeZone, canEdit: true, navigate: async () => undefined };
    const deals = { ...here, campaigns: rowsById(rows.campaigns), brands };
    const content = {
      ...{ ...here, items: rowsById(rows.items), channels: new Map(), pillars: new Map() },
      timeFormat: '24' as const,
    };
    return [
      [taskSource(byDay(rows.tasks), [], new Map()), { '': 'planned', deadline: 'deadline' }],
      [contentSource(rows.posts, content), { '': 'post' }],
      [
        deliverableSource(rows.deliverables, deals),
        { draft: 'draft-due', live: 'go-live', posted: 'posted' },
      ],
      [campaignSource(rows.campaigns, deals), { product: 'product-expected', next: 'next-action' }],
      [followUpSource(rows.brands, { canEdit: true }), { '': 'follow-up' }],
      [paymentSource(rows.payments, deals), { '': 'payment-due' }],
      [linkSource(rows.links, deals), { '': 'affiliate-expiry' }],
      [toolSource(rows.tools, {}), {}],
      [billSource(rows.bills, { canEdit: true }), { '': 'bill-due' }],
      [tripSource(rows.trips, { open: () => undefined }), {}],
      [
        packingSource(rows.trips, {
          items: Map.groupBy(rows.packing, ({ tripId }) => tripId),
          today: day,
          packDaysBefore: 2,
          open: () => undefined,
        }),
        {},
      ],
      [bookingSource(rows.bookings, { trips: rowsById(rows.trips) }), {}],
      [
        shotSource(rows.trips, {
          shots: Map.groupBy(rows.shots, ({ tripId }) => tripId),
          items: rowsById(rows.scheduled),
          open: () => undefined,
        }),
        {},
      ],
      [bookSource(rows.books, {}), {}],
      [rightSource(rows.usageRights, deals), { '': 'right-ends' }],
      [
        exclusivitySource(rows.exclusivities, deals),
        { starts: 'exclusivity-starts', ends: 'exclusivity-ends' },
      ],
    ];
  }

  test.each(['Pacific/Kiritimati', 'America/Los_Angeles'])(
    'on every day and of every kind, where clocks are those of %s',
    async (timeZone) => {
      const studio = await aWorkspace(server);
      const { id: workspaceId } = studio;
      const owner = await aUser(server, { timeZone });
      await join(server, { workspaceId, user: owner, role: 'admin' });
      await fill(workspaceId, owner);
      const day = Temporal.Now.plainDateISO(timeZone).toString();
      const rows = await rowsIn(workspaceId, owner);
      const sources = sourcesOf(rows, { today: day, timeZone });
      const { rows: said } = await owner.call(agendaContract.list, {
        params: { workspaceId },
        query: { from: on(-40), to: on(40) },
      });
      const lineOf = (id: string, kind: string, isOverdue: boolean, time: string | null) =>
        [kind, id, isOverdue ? 'overdue' : '', time ?? ''].join(' ');
      for (let after = -40; after <= 40; after += 1) {
        const date = on(after);
        const named = sources.flatMap(([source, kinds]) =>
          source.on(date).map((entry) => {
            const [prefix = '', id] = entry.id.includes(' ') ? entry.id.split(' ') : ['', entry.id];
            const kind = kinds[prefix] ?? prefix;
            return lineOf(id ?? '', kind, isLate(entry, day), entry.startTime ?? entry.dueTime);
          }),
        );
        const expected = said
          .filter((row) => row.date === date)
          // On screen a post is one entry, wherever it stands.
          .map((row) => ({ ...row, kind: row.layer === 'content' ? 'post' : row.kind }))
          .map((row) => lineOf(row.record?.id ?? '', row.kind, row.isOverdue, row.time));
        expect({ date, seed, named: named.toSorted() }).toEqual({
          ...{ date, seed, named: expected.toSorted() },
        });
      }
      const kinds = new Set(said.map(({ kind }) => kind));
      expect(kinds.size).toBe(27);

      // What is overdue of tasks is one list, in the sidebar, on its page and in the digest.
      const overdue = said.filter((row) => row.layer === 'tasks' && row.isOverdue);
      expect(new Set(overdueOn(day)(rows.tasks).map(({ id }) => id))).toEqual(
        new Set(overdue.map(({ record }) => record?.id)),
      );
      // A day's list has whoever stands on it, once.
      for (const date of [day, on(3), on(-3)]) {
        const there = said.filter((row) => row.layer === 'tasks' && row.date === date);
        expect(new Set(tasksOn(date)(rows.tasks).map(({ id }) => id))).toEqual(
          new Set(there.map(({ record }) => record?.id)),
        );
      }
      // The words beside it say the same.
      for (const row of said.filter(({ layer }) => layer === 'content')) {
        const post = rows.posts.find(({ id }) => id === row.record?.id);
        const item = rows.items.find(({ id }) => id === post?.contentItemId);
        expect(row.status).toBe(post && item && postState(post, item.stage, day));
      }
    },
    // Two hundred records, one after another: a busy machine is no fault of the product.
    120_000,
  );
});
