import type { LucideIcon } from 'lucide-react';
import type { CategoryColor } from '#shared/colors.ts';
import type { Module } from '#shared/modules.ts';
import type { Money } from '#shared/money.ts';

/** What the calendar shows or hides at once: a category of tasks, posts, payments. */
export interface CalendarLayer {
  id: string;
  label: string;
  color?: CategoryColor | undefined;
  icon?: LucideIcon;
  /** Layers of one group are shown and hidden together, and each by itself. */
  group?: { label: string; icon: LucideIcon };
  /** What is due of it on a day, as a heading: 'To publish'. */
  dueLabel?: string;
}

/** Where in a day something stands; all null is the whole day. */
export interface CalendarTimes {
  startTime: string | null;
  endTime: string | null;
  dueTime: string | null;
  timeOfDay: 'morning' | 'afternoon' | 'evening' | null;
}

/** How far something has come that is to be published; `open` is a place that waits for it. */
export type PieceState = 'open' | 'planned' | 'scheduled' | 'posted' | 'missed' | 'skipped';

/** How an entry is drawn in a cell; each layer has a shape of its own. Without one it is a bar. */
export type CalendarShape =
  | { kind: 'piece'; state: PieceState; icon: LucideIcon }
  | { kind: 'monogram'; name: string }
  /** '+$1.8K', and whether it has arrived. */
  | { kind: 'money'; amount: string; isReceived: boolean; money: Money }
  | { kind: 'mark'; icon: LucideIcon }
  /** A day of something that takes several. */
  | { kind: 'span'; icon: LucideIcon };

/** Something on a day of the calendar, of whatever domain. */
export interface CalendarEntry extends CalendarTimes {
  id: string;
  layerId: string;
  color: CategoryColor | undefined;
  title: string;
  date: string;
  isDone: boolean;
  shape?: CalendarShape;
  /** Nothing is to be done about it, so it is never late: a right that begins. */
  isEvent?: boolean;
  /** With whom or where, and for what: 'Halden · 1 Reel, for approval'. In a cell its first part. */
  detail?: string;
  /** The figure that matters more than the time: '+$1,800.00'. */
  value?: string;
  /** How it stands: 'Approved'. */
  status?: { text: string; tone: 'ok' | 'warn' | 'late' | 'faint' };
  /** Who is to do it; null for everybody. */
  assigneeUserId?: string | null;
  /** The one thing to do next about it: 'Mark paid'. */
  next?: { label: string; act: () => void };
  /** The place in its day that somebody gave it. */
  order?: number;
  /** It is one of those that are worked on together. */
  isChosen?: boolean;
  actions: CalendarActions;
}

/** A place in the calendar to put something: a day, or a time of it. */
export interface CalendarPlace {
  date: string;
  /** Null is the whole day. */
  startTime: string | null;
  endTime: string | null;
}

/**
 * What a domain lets the calendar do with its entries; the same object for all that are alike. What
 * is left out cannot be done: an entry without `move` stays on its day.
 */
export interface CalendarActions {
  /** 'task': what it is, in sentences. */
  noun: string;
  open: (id: string) => void;
  complete?: (id: string, isDone: boolean) => void;
  /** To another day at the same time, with a way back. */
  move?: (id: string, date: string) => void;
  /** To a time of a day, with a way back. */
  place?: (id: string, place: CalendarPlace) => void;
  /** Off the calendar, to what has no day yet. */
  unplace?: (id: string) => void;
  /** Another one like it on a day. */
  duplicate?: (id: string, date: string) => void;
  remove?: (id: string) => void;
}

/** One domain's part of the calendar, as its hook gives it. */
export interface CalendarSource {
  layers: readonly CalendarLayer[];
  /** What stands on a day in its order; the same array as long as nothing on that day changes. */
  on: (date: string) => readonly CalendarEntry[];
  /** What was to be done before a day and is not, the oldest first; tasks have a page of their own. */
  lateOn?: (today: string) => readonly CalendarEntry[];
}

/** What a domain declares of it: each `*-calendar.ts` has one, named `calendar`. */
export interface CalendarPart {
  /** Its place among all layers. */
  place: number;
  /** The part of the product that it goes with. */
  module?: Module;
  useSources: () => CalendarSource | readonly CalendarSource[];
}

/** Whether something was to be done before today and is not. */
export function isLate(entry: CalendarEntry, today: string): boolean {
  return !entry.isDone && !entry.isEvent && entry.date < today;
}
