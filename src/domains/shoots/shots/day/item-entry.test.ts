import { expect, test } from 'vitest';
import { withTime } from './item-entry.ts';

test.each([
  ['7:30 Graça steps', 'Graça steps', '07:30'],
  ['4:30pm Part two: the sear', 'Part two: the sear', '16:30'],
  ['9 am – breakfast', 'breakfast', '09:00'],
  ['19.20 Sunset', 'Sunset', '19:20'],
  ['3 portraits', '3 portraits', null],
  ['Back up cards, nap', 'Back up cards, nap', null],
  ['7:30', '7:30', null],
])('“%s” is %s at %j', (typed, title, startTime) => {
  expect(withTime(typed)).toEqual({ title, startTime, endTime: null });
});

test.each([
  ['7:30-9 Breakfast at Graça', 'Breakfast at Graça', '07:30', '09:00'],
  ['7:30 – 9:15, breakfast', 'breakfast', '07:30', '09:15'],
  ['23:30-1:00 Night market', 'Night market', '23:30', '01:00'],
  ['9am-5pm Main shoot', 'Main shoot', '09:00', '17:00'],
  ['9-11am Portraits', 'Portraits', '09:00', '11:00'],
  ['2-4pm Portraits', 'Portraits', '14:00', '16:00'],
  ['9pm-11 Dinner', 'Dinner', '21:00', '23:00'],
  ['11-1pm Lunch', 'Lunch', '11:00', '13:00'],
  ['9am-5 Main shoot', 'Main shoot', '09:00', '17:00'],
  ['7h30-9h15 Café', 'Café', '07:30', '09:15'],
  ['9am to 5pm Main shoot', 'Main shoot', '09:00', '17:00'],
])('“%s” is %s from %s until %s', (typed, title, startTime, endTime) => {
  expect(withTime(typed)).toEqual({ title, startTime, endTime });
});

test.each([
  // What follows a dash is no time by itself.
  ['7:30 - 9 lives, the film', '9 lives, the film', '07:30'],
  ['7:30 - 2 portraits', '2 portraits', '07:30'],
  ['3-4 portraits', '3-4 portraits', null],
])('“%s” is %s at %j and does not say until when', (typed, title, startTime) => {
  expect(withTime(typed)).toEqual({ title, startTime, endTime: null });
});
