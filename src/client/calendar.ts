import type { CategoryColor } from '#shared/colors.ts';

/** What the calendar shows or hides at once: a category of tasks, posts, payments. */
export interface CalendarLayer {
  id: string;
  label: string;
  color?: CategoryColor | undefined;
  /** Left out where it has nothing. */
  isOptional?: boolean;
}

/** Where in a day something stands; all null is the whole day. */
export interface CalendarTimes {
  startTime: string | null;
  endTime: string | null;
  dueTime: string | null;
  timeOfDay: 'morning' | 'afternoon' | 'evening' | null;
}

/** Something on a day of the calendar, of whatever domain. */
export interface CalendarEntry extends CalendarTimes {
  id: string;
  layerId: string;
  color: CategoryColor | undefined;
  title: string;
  date: string;
  isDone: boolean;
  actions: CalendarActions;
}

/** A place in the calendar to put something: a day, or a time of it. */
export interface CalendarPlace {
  date: string;
  /** Null is the whole day. */
  startTime: string | null;
  endTime: string | null;
}

/** What a domain lets the calendar do with its entries; the same object for all of them. */
export interface CalendarActions {
  /** 'task': what it is, in sentences. */
  noun: string;
  open: (id: string) => void;
  complete: (id: string, isDone: boolean) => void;
  /** To another day at the same time, with a way back. */
  move: (id: string, date: string) => void;
  /** To a time of a day, with a way back. */
  place: (id: string, place: CalendarPlace) => void;
  remove: (id: string) => void;
}

/** One domain's part of the calendar, as its hook gives it. */
export interface CalendarSource {
  layers: readonly CalendarLayer[];
  /** What stands on a day in its order; the same array as long as nothing on that day changes. */
  on: (date: string) => readonly CalendarEntry[];
}
