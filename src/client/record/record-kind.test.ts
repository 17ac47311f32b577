import { expect, test } from 'vitest';
import type { DayFormats } from '#client/words/format-dates.ts';
import { recordKind } from './record-kind.ts';

interface Deal {
  id: string;
  name: string;
  brand: string;
  updatedAt: string;
}
const rows: Deal[] = [
  { id: '1', name: 'Rain Shell', brand: 'Halden', updatedAt: '2026-03-02' },
  { id: '2', name: 'Visit to Halden', brand: 'Lumo', updatedAt: '2026-03-01' },
  { id: '3', name: 'Winter boots', brand: 'Fenwick', updatedAt: '2026-03-02' },
];
const kind = recordKind<Deal>(
  { name: 'deals', read: (select) => select(rows), subscribe: () => () => undefined },
  {
    place: 1,
    label: 'Deals',
    noun: 'Deal',
    icon: null,
    titleOf: ({ name }) => name,
    besides: ({ brand }) => brand,
    look: ({ brand }) => ({ meta: brand }),
    isOver: ({ id }) => id === '1',
    open: () => undefined,
  },
);
// These looks read no settings.
const settings = {} as DayFormats;
const titles = (query: string, limit = 9) =>
  kind
    .present()
    .find(query, settings, limit)
    .map(({ title }) => title);

test('a title that fits comes before what else a record is found by', () => {
  expect(titles('halden')).toEqual(['Visit to Halden', 'Rain Shell']);
  expect(titles('halden', 1)).toEqual(['Visit to Halden']);
  expect(titles('shell halden')).toEqual(['Rain Shell']);
  expect(titles('fen boots')).toEqual(['Winter boots']);
  expect(titles('lisbon')).toEqual([]);
});

test('what was changed last is offered by itself, what is over is not', () => {
  const recent = kind.present().recent(settings, 2);
  expect(recent.map(({ title }) => title)).toEqual(['Winter boots', 'Visit to Halden']);
});

test('what the server names is shown as this browser knows it, and as it was named if it does not', () => {
  const { shown } = kind.present();
  const hit = { domain: 'deals', on: null, parent: null };
  expect(shown({ ...hit, id: '1', title: 'Rain' }, settings)).toMatchObject({
    title: 'Rain Shell',
    meta: 'Halden',
  });
  expect(shown({ ...hit, id: '9', title: 'New here' }, settings)).toMatchObject({
    title: 'New here',
  });
});
