import * as z from 'zod/mini';
import { newId } from '#shared/ids.ts';
import { subjectFields, subjectNames } from '#shared/subject.ts';

type Schema = z.core.$ZodType;
export type Random = () => number;

/** The same seed gives the same numbers, so that a failure can be seen again. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T>(random: Random, from: readonly T[]): T {
  const chosen = from[Math.floor(random() * from.length)];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
}

/** A value that the schema accepts; for what its parts accept only together it tries again. */
export function sample(schema: Schema, random: Random): unknown {
  for (let attempt = 0; attempt < 2_000; attempt += 1) {
    const value = draw(schema, random);
    if (z.safeParse(schema, value).success) return value;
  }
  throw new Error(
    `No sample found for ${JSON.stringify(z.toJSONSchema(schema, { unrepresentable: 'any' }))}`,
  );
}

/** The fields of an object schema; none for anything else. */
export function fieldsOf(schema: Schema | undefined): Record<string, Schema> {
  return schema instanceof z.ZodMiniObject ? (schema.def.shape as Record<string, Schema>) : {};
}

// Of all that a record can be about one is given, which random values would hardly ever hit.
function isSubject(name: string, field: Schema): boolean {
  return subjectNames.some((known) => known === name) && field === subjectFields.campaignId;
}

function draw(schema: Schema, random: Random): unknown {
  if (schema instanceof z.ZodMiniDefault) return draw(schema.def.innerType, random);
  if (schema instanceof z.ZodMiniOptional) {
    return random() < 0.3 ? undefined : draw(schema.def.innerType, random);
  }
  if (schema instanceof z.ZodMiniNullable) {
    return random() < 0.3 ? null : draw(schema.def.innerType, random);
  }
  if (schema instanceof z.ZodMiniObject) {
    const about = pick(random, subjectNames);
    const drawn = Object.entries(fieldsOf(schema)).map(([name, field]) => [
      name,
      isSubject(name, field) ? (name === about ? newId() : null) : draw(field, random),
    ]);
    const given = drawn.filter(([, value]) => value !== undefined);
    // A change of nothing is refused, so at least one field is named.
    if (given.length === 0 && drawn.length > 0) return draw(schema, random);
    return Object.fromEntries(given);
  }
  if (schema instanceof z.ZodMiniArray) return [draw(schema.def.element as Schema, random)];
  // Of what is kept by keys, nothing: which keys go together only the product knows.
  if (schema instanceof z.ZodMiniRecord) return {};
  if (schema instanceof z.ZodMiniEnum) return pick(random, schema.options);
  if (schema instanceof z.ZodMiniLiteral) return pick(random, schema.def.values);
  if (schema instanceof z.ZodMiniBoolean) return random() < 0.5;
  return pick(random, fitting(schema, random));
}

// Rules of repetition, which no random text would hit.
const rules = [
  'FREQ=DAILY;INTERVAL=3',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10',
  'FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=21001231',
  'FREQ=MONTHLY;BYDAY=-1FR',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
];

// What a leaf accepts is found by offering it one of everything, and then asked of that alone.
const takenKinds = new WeakMap<Schema, readonly number[]>();
function fitting(schema: Schema, random: Random): unknown[] {
  const number = () => Math.floor(random() * 10);
  const offered = [
    newId(),
    `20${number()}${number()}-0${1 + Math.floor(random() * 9)}-1${number()}`,
    `2026-0${1 + Math.floor(random() * 9)}-1${number()}T1${number()}:30:00.123Z`,
    `${number()}${number()}:${number()}${number()}`,
    `1${number()}:3${number()}`,
    `https://example.org/${Math.floor(random() * 1e6)}.png`,
    `pia-${number()}${number()}${number()}@example.org`,
    'x'.repeat(42) + number(),
    // Names that may be there only once must not meet by chance.
    `Text ${Math.floor(random() * 1e6)} — “ünïcode” 🎬 'quoted' <b>\\`,
    `name.${number()}${number()}`,
    'Europe/Paris',
    'EUR',
    'PT',
    '9780306406157',
    `20${number()}${number()}-0${1 + Math.floor(random() * 9)}`,
    pick(random, rules),
    number(),
    1,
    `${1 + number()}`,
    // A year.
    2000 + number(),
  ];
  const takes = (value: unknown) => z.safeParse(schema, value).success;
  const kinds = takenKinds.get(schema) ?? [...offered.keys()].filter((at) => takes(offered[at]));
  takenKinds.set(schema, kinds);
  const again = kinds.map((at) => offered[at]).filter(takes);
  const accepted = again.length > 0 ? again : offered.filter(takes);
  // The likeliest text comes last in the list of what any text field accepts, so plain ones win.
  const texts = accepted.filter((value) => typeof value === 'string' && value.startsWith('Text'));
  return texts.length > 0 ? texts : accepted;
}

/** Values at and beyond the edges, for any field: each is to be answered, whatever the answer. */
export const hostile: readonly unknown[] = [
  null,
  '',
  ' ',
  0,
  -1,
  1e308,
  2 ** 53,
  -0,
  true,
  [],
  {},
  [[[]]],
  { $ne: null },
  'a'.repeat(10_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  "'; drop table tasks; --",
  '${7*7}',
  '{{7*7}}',
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  '%00',
  '\u202e\u2066',
  '\uffff\ufffe',
  '0000-01-01',
  '0000-01-01T00:00:00Z',
  '9999-12-31',
  '9999-12-31T23:59:59.999999-15:59',
  '0001-01-01T00:00:00+23:59',
  '2026-01-01T00:00:00.12345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890Z',
  '2026-02-30',
  '2024-02-29',
  '24:00',
  '00:00',
  '23:59',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '0198D2A0-0000-7000-8000-0000000000AA',
  'infinity',
  '-infinity',
  'now',
  'NaN',
  '__proto__',
  'constructor',
  { constructor: 1 },
];
