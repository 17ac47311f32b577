import type { Formats } from '#client/words/format-dates.ts';

/** Somebody who types, with the settings that decide what the words mean. */
export interface Typist extends Formats {
  timeZone: string;
  /** 0 is Sunday. */
  weekStartsOn: number;
}

/** What is typed, the title it leaves, and what is saved: '2026-11-27 15:00 FREQ=DAILY #Work'. */
export type PhraseRow = readonly [typed: string, title: string, saved: string];

const newYork: Typist = {
  dateFormat: 'MDY',
  timeFormat: '12',
  timeZone: 'America/New_York',
  weekStartsOn: 0,
};
const berlin: Typist = {
  dateFormat: 'DMY',
  timeFormat: '24',
  timeZone: 'Europe/Berlin',
  weekStartsOn: 1,
};
const tokyo: Typist = {
  dateFormat: 'YMD',
  timeFormat: '24',
  timeZone: 'Asia/Tokyo',
  weekStartsOn: 1,
};

export const typists = { newYork, berlin, tokyo };

/** A Monday for all three: 04:30 in New York, 10:30 in Berlin, 18:30 in Tokyo. */
export const monday = '2026-11-23T09:30:00Z';
/** Still Monday, 18:15, in New York; Tuesday already, 00:15, in Berlin, and 08:15 in Tokyo. */
export const lateMonday = '2026-11-23T23:15:00Z';

export const categoryNames = ['Work', 'Content', 'Brand work', 'Q&A'];
