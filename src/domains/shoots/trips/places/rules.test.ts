import { expect, test } from 'vitest';
import { cityIn, cityNames } from './cities/rules.ts';
import { areNear, pointIn, pointText, readPoint } from './rules.ts';

test.each([
  ['Graça steps, 38.7167, -9.1333', { latitude: 38.7167, longitude: -9.1333 }],
  ['38.71° N, 9.13° W', { latitude: 38.71, longitude: -9.13 }],
  ['33.86 S 151.21 E', { latitude: -33.86, longitude: 151.21 }],
  ['Rua da Graça 12, 3 floor', null],
  ['95.0, 200.0', null],
  ['', null],
])('“%s” holds the point %j', (text, point) => {
  expect(pointIn(text)).toEqual(point);
});

test.each([
  ['Lisbon', 'Lisbon'],
  ['Caracol da Graça, LISBOA', 'Lisbon'],
  ['tromso', 'Tromsø'],
  ['Koln (studio)', 'Cologne'],
  ['New York', 'New York'],
  ["Grandma's kitchen", undefined],
])('“%s” names %s', (text, name) => {
  expect(cityIn(text)?.name).toBe(name);
});

test('every city stands on the earth, each name once', () => {
  const names = cityNames();
  expect(names.length).toBeGreaterThan(500);
  const isOnEarth = (name: string) => {
    const city = cityIn(name);
    return city && Math.abs(city.latitude) < 84 && Math.abs(city.longitude) <= 180;
  };
  expect(names.filter((name) => !isOnEarth(name))).toEqual([]);
});

test.each([
  ['38.7167, -9.1333', { latitude: 38.7167, longitude: -9.1333 }],
  ['38.71672345678, -9.13', { latitude: 38.716723, longitude: -9.13 }],
  ['38 -9', { latitude: 38, longitude: -9 }],
  [' 38,7167 ; -9,1333 ', { latitude: 38.7167, longitude: -9.1333 }],
  ['33.86° S, 151.21° E', { latitude: -33.86, longitude: 151.21 }],
  ['91, 0', null],
  ['38.7167', null],
  ['Lisbon', null],
])('where coordinates alone are asked for, “%s” is %j', (text, point) => {
  expect(readPoint(text)).toEqual(point);
});

test('coordinates read as they are written', () => {
  const point = { latitude: 38.7167, longitude: -9.1333 };
  expect(readPoint(pointText(point))).toEqual(point);
});

test('a spot in a city is near it, and another city is not', () => {
  const lisbon = { latitude: 38.72, longitude: -9.13 };
  expect(areNear(lisbon, { latitude: 38.8, longitude: -9.38 })).toBe(true);
  expect(areNear(lisbon, { latitude: 41.15, longitude: -8.61 })).toBe(false);
});
