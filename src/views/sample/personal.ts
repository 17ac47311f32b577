import type { Call } from '#shared/contract.ts';
import { routineCompletionsContract } from '#domains/routine/completions/contract.ts';
import { routineItemsContract } from '#domains/routine/contract.ts';
import { tasksContract } from '#domains/tasks/contract.ts';
import { linkTo } from '#domains/tasks/linking/rules.ts';
import type { Content } from './content.ts';
import type { Deals } from './deals.ts';
import type { Maker } from './maker.ts';

type NewTask = Omit<Call<typeof tasksContract.create>['body'], 'id' | 'plannedOn' | 'completedAt'>;
type NewItem = Pick<
  Call<typeof routineItemsContract.create>['body'],
  'title' | 'timeSlot' | 'frequency' | 'isTinyHabit' | 'description'
>;

/** Days from today, whether it was done, what it is, and what it is for: a deal or a piece of content. */
const sampleTasks: readonly [
  day: number | null,
  isDone: boolean,
  task: NewTask,
  isFor?: { deal?: string; piece?: string },
][] = [
  [-9, true, { title: 'Outline letter 61' }],
  [-8, true, { title: 'Halden shot list sign-off' }],
  [-7, true, { title: 'Dal, top-down set-up' }],
  [-6, true, { title: 'Farmers’ market, B-roll' }],
  [-5, true, { title: 'Colour pass, orzo' }],
  [-4, false, { title: 'Send August receipts to Bea' }],
  [
    -2,
    false,
    { title: 'Pick a thumbnail for “Sunday soup”' },
    { piece: 'Sunday soup, start to bowl' },
  ],
  [-1, true, { title: 'Studio Lark stand-up' }],
  [
    0,
    true,
    { title: 'Walk, voice memo for the next letter', timeType: 'start-only', startTime: '07:30' },
  ],
  [0, true, { title: 'Charge batteries, format both cards', timeType: 'due-by', dueTime: '09:00' }],
  [
    0,
    false,
    { title: 'Reply to Ovenbird, round-two notes', timeType: 'time-of-day', timeOfDay: 'morning' },
    { deal: 'One pan, ten dinners' },
  ],
  [
    0,
    false,
    {
      title: 'Film Halden rain-shell reel, harbour wall',
      notes: 'Wides first. Ask about the tide at the ferry kiosk.',
      timeType: 'start-end',
      startTime: '11:00',
      endTime: '13:30',
    },
    { deal: 'Rain Shell, autumn drop' },
  ],
  [
    0,
    false,
    { title: 'Call Pilo about the usage extension', timeType: 'start-only', startTime: '14:30' },
    { deal: 'Everyday SPF' },
  ],
  [
    0,
    false,
    { title: 'Remind Kettle & Rye of invoice 0147', timeType: 'due-by', dueTime: '17:00' },
    { deal: 'Slow mornings' },
  ],
  [
    0,
    false,
    { title: 'Captions for the lentil dal reel', timeType: 'time-of-day', timeOfDay: 'evening' },
    { piece: 'Lentil dal, five ingredients' },
  ],
  [0, false, { title: 'Answer 20 comments on the orzo video' }],
  [
    1,
    false,
    { title: 'Rough cut, Halden reel', timeType: 'start-only', startTime: '09:00' },
    { deal: 'Rain Shell, autumn drop' },
  ],
  [
    1,
    false,
    { title: 'Counter-offer, Fenwick', timeType: 'due-by', dueTime: '15:00' },
    { deal: 'Winter boots' },
  ],
  [
    1,
    false,
    { title: 'Order ND filters for Lisbon', timeType: 'time-of-day', timeOfDay: 'evening' },
  ],
  [
    2,
    false,
    { title: 'Check part one is live, pin a comment', timeType: 'start-only', startTime: '10:00' },
  ],
  [3, false, { title: 'Pilo unboxing, window light' }],
  [4, false, { title: 'Draft letter 63' }],
  [6, false, { title: 'Off. Really off.' }],
  [null, false, { title: 'Learn to say no in Swedish' }],
];

const sampleRoutine: readonly NewItem[] = [
  { title: 'Water before coffee', timeSlot: 'morning', frequency: 'daily', isTinyHabit: true },
  { title: 'Walk to the harbour wall', timeSlot: 'morning', frequency: 'most-days' },
  { title: 'Ten lines, by hand', timeSlot: 'morning', frequency: 'weekdays' },
  { title: 'Answer comments, 15 minutes', timeSlot: 'afternoon', frequency: 'weekdays' },
  { title: 'Back up the cards', timeSlot: 'evening', frequency: 'daily' },
  {
    title: 'Lens cloth and batteries',
    timeSlot: 'evening',
    frequency: 'weekdays',
    isTinyHabit: true,
  },
];
const routineDays = 14;

const personal = /^(Walk|Off|Learn|Order)/;

/** By their names: those that an account begins with, as long as they are there. */
function categoryOf({ title }: NewTask, { deal }: { deal?: string }): string {
  if (personal.test(title)) return 'Personal';
  return deal || /Halden|Fenwick|Pilo|stand-up|receipts/.test(title) ? 'Work' : 'Content';
}

/** The person's own tasks, and a routine with what was ticked of it. */
export async function makePersonal(
  maker: Maker,
  { deals, content }: { deals: Deals; content: Content },
): Promise<void> {
  function linkOf({ deal = '', piece = '' }: { deal?: string; piece?: string }) {
    const [campaignId, itemId] = [deals.get(deal), content.items.get(piece)];
    if (campaignId) return linkTo(maker.workspaceId, 'campaignId', campaignId);
    return itemId ? linkTo(maker.workspaceId, 'contentItemId', itemId) : {};
  }
  const categories = await maker.categories();
  for (const [day, isDone, task, isFor = {}] of sampleTasks) {
    await maker.create(tasksContract, {
      ...task,
      categoryId: categories.get(categoryOf(task, isFor)) ?? null,
      ...linkOf(isFor),
      plannedOn: day === null ? null : maker.day(day),
      completedAt: isDone ? maker.at(day ?? 0, '08:40') : null,
    });
  }
  for (const [place, item] of sampleRoutine.entries()) {
    const startsOn = maker.day(-routineDays);
    const routineItemId = await maker.create(routineItemsContract, { ...item, startsOn });
    for (let ago = 1; ago < routineDays; ago += 1) {
      // Missed now and then, each item on days of its own.
      if ((ago * 3 + place * 5) % 7 === 0) continue;
      await maker.create(routineCompletionsContract, {
        routineItemId,
        localDate: maker.day(-ago),
        completedAt: maker.at(-ago, '08:00'),
      });
    }
  }
}
