import { expect, test } from 'vitest';
import { allRows } from '#client/sync/reading/selectors.ts';
import { unanswered } from '#client/testing/unanswered.ts';
import { undoLast } from '#client/ui/toasts/tell-done.ts';
import { entertainmentItems } from '#domains/leisure/entertainment/data.ts';
import { entertainmentLogs } from '#domains/leisure/entertainment/logs/data.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { newId } from '#shared/ids.ts';
import {
  addTime,
  dayHere,
  finish,
  moveTitle,
  moveTitles,
  removeTime,
  titleNow,
} from './title-actions.ts';

const { undo } = unanswered();

type Fields = Partial<EntertainmentItem>;
function title(fields: Fields = {}): EntertainmentItem {
  const id = newId();
  void entertainmentItems.create({ title: 'The Tidewatch', ...fields, id });
  return now(id);
}
function done(finishedOn: string, fields: Fields = {}): EntertainmentItem {
  const item = title({ status: 'completed', startedOn: null, finishedOn, ...fields });
  log(item, finishedOn);
  return item;
}
// As the server writes it, and tells the browser.
function log(item: EntertainmentItem, finishedOn: string): string {
  const id = newId();
  void entertainmentLogs.create({ id, entertainmentItemId: item.id, finishedOn });
  return id;
}
function now(id: string): EntertainmentItem {
  const item = titleNow(id);
  if (!item) throw new Error('It does not show');
  return item;
}
const logs = () => entertainmentLogs.read(allRows);
const days = () => logs().map(({ finishedOn }) => finishedOn);
const stands = ({ id }: EntertainmentItem) => {
  const { status, startedOn, finishedOn, times } = now(id);
  return [status, startedOn, finishedOn, times];
};
function removeDay(item: EntertainmentItem, day: string): void {
  const found = logs().find(({ finishedOn }) => finishedOn === day);
  if (!found) throw new Error('It does not show');
  removeTime(now(item.id), found);
}

test('Undo of several that were moved to Done takes the logs of that time along', () => {
  const two = [title(), title()];
  const seen = done('2024-01-02');
  moveTitles([...two, seen], 'completed');
  for (const item of two) log(item, dayHere());
  undo();
  expect(two.map(stands)).toEqual(two.map(() => ['planned', null, null, 0]));
  expect(stands(seen)).toEqual(['completed', null, '2024-01-02', 1]);
  expect(days()).toEqual(['2024-01-02']);
});

test('so does Undo of one', () => {
  const item = title();
  moveTitle(item, 'in_progress');
  finish(now(item.id), { finishedOn: dayHere(), rating: 8, note: '' });
  expect(days()).toEqual([dayHere()]);
  undo();
  expect(stands(item)).toEqual(['in_progress', dayHere(), null, 0]);
  expect(days()).toEqual([]);
});

test('a move that was made before it was finished is taken back with the time', () => {
  const item = title();
  moveTitle(item, 'in_progress');
  const later = now(item.id);
  moveTitles([later], 'completed');
  log(later, dayHere());
  undoLast();
  undoLast();
  expect(stands(item)).toEqual(['planned', null, null, 0]);
  expect(days()).toEqual([]);
});

test('a later time moves the day of a finished title, and Undo moves it back', () => {
  const item = done('2024-01-02');
  addTime(item, '2026-03-18');
  expect(stands(item)).toEqual(['completed', null, '2026-03-18', 2]);
  undo();
  expect(stands(item)).toEqual(['completed', null, '2024-01-02', 1]);
  addTime(now(item.id), '2023-05-05');
  expect(stands(item)).toEqual(['completed', null, '2024-01-02', 2]);
});

test('without its latest time a title was finished on the one before, without any on no day', () => {
  const item = done('2026-03-18', { startedOn: '2026-03-01' });
  addTime(item, '2024-01-02');
  removeDay(item, '2026-03-18');
  expect(stands(item)).toEqual(['completed', null, '2024-01-02', 1]);
  const earlier = now(item.id);
  removeDay(earlier, '2024-01-02');
  expect(stands(item)).toEqual(['completed', null, null, 0]);
  expect(days()).toEqual([]);
  undo();
  expect(stands(item)).toEqual(['completed', null, '2024-01-02', 1]);
  undoLast();
  expect(stands(item)).toEqual(['completed', '2026-03-01', '2026-03-18', 2]);
  expect(days().toSorted()).toEqual(['2024-01-02', '2026-03-18']);
});
