import * as z from 'zod/mini';
import { instant } from './dates.ts';
import { maxTags } from './contracts/limits.ts';
import { numberText } from './words/number-text.ts';

/**
 * UUIDv7 chosen by whoever creates the record, so that creating twice gives one row. In small
 * letters, as PostgreSQL writes it: one id has one spelling.
 */
export const uuid = z.uuid('This id is no UUID').check(z.toLowerCase());

/** What every record carries besides its own fields. `version` counts its writes. */
export const commonFields = {
  id: uuid,
  createdByUserId: uuid,
  updatedByUserId: uuid,
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
};

export type Fields = Record<string, z.ZodMiniType>;

/** The stored record: the common fields and its own, none missing. */
/*@__NO_SIDE_EFFECTS__*/
export function entity<F extends Fields>(fields: F) {
  return z.strictObject({ ...commonFields, ...withoutDefaults(fields) });
}

/** What creates a record: its id and its own fields; those with a default may be left out. */
/*@__NO_SIDE_EFFECTS__*/
export function creation<F extends Fields>(fields: F) {
  return z.strictObject({ id: uuid, ...fields });
}

/** What changes a record: any of its own fields. Omitted ones stay as they are. */
/*@__NO_SIDE_EFFECTS__*/
export function changes<F extends Fields>(fields: F) {
  return z.strictObject(mapFields<Optional<F>>(withoutDefaults(fields), z.optional));
}

type WithoutDefault<T> = T extends z.ZodMiniDefault<infer Inner> ? Inner : T;
type WithoutDefaults<F extends Fields> = { [K in keyof F]: WithoutDefault<F[K]> };
type Optional<F extends Fields> = { [K in keyof F]: z.ZodMiniOptional<WithoutDefault<F[K]>> };

// A default that stayed in the update schema would reset every field that a PATCH leaves out.
function withoutDefaults<F extends Fields>(fields: F): WithoutDefaults<F> {
  return mapFields<WithoutDefaults<F>>(fields, (field) =>
    field instanceof z.ZodMiniDefault ? field.def.innerType : field,
  );
}

// Object.fromEntries forgets which key has which schema, so the caller says the result's type.
function mapFields<Result>(fields: object, map: (field: z.ZodMiniType) => unknown): Result {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, map(field)]),
  ) as Result;
}

/** One line of text that a person typed: trimmed, not blank, bounded. */
/*@__NO_SIDE_EFFECTS__*/
export function line(maxLength: number, blankText: string) {
  return z
    .string()
    .check(
      z.overwrite(withoutBlank),
      z.trim(),
      z.minLength(1, blankText),
      z.maxLength(maxLength, tooLong(maxLength)),
    );
}

/** Free text of several lines. */
/*@__NO_SIDE_EFFECTS__*/
export function prose(maxLength: number) {
  return z.string().check(z.overwrite(withoutBlank), z.maxLength(maxLength, tooLong(maxLength)));
}

// Signs that nobody sees: of no width, of direction, fillers. Spaces and line breaks do not count.
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
const onlyUnseen = /^[\s\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Empty where a text holds nothing but signs that nobody sees; else the text as it is. */
export function withoutBlank(text: string): string {
  return unseen.test(text) && onlyUnseen.test(text) ? '' : text;
}

// What turns the direction of writing, or breaks the line: 'gnp.exe' must not read 'exe.png'.
const turning = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu;

/** The name of a file as it reads: on one line, in one direction. */
/*@__NO_SIDE_EFFECTS__*/
export function fileNameLine(maxLength: number, blankText: string) {
  return z.pipe(
    z.string().check(z.overwrite((text) => text.replaceAll(turning, ''))),
    line(maxLength, blankText),
  );
}

/** An address of the web; 'example.com' gets its https://. Nothing but http and https is taken. */
export const webUrl = z.pipe(
  z.string().check(
    z.trim(),
    z.overwrite((text) => (/^[^\s/?#:]+\.[^\s]+$/.test(text) ? `https://${text}` : text)),
    z.maxLength(2048, tooLong(2048)),
  ),
  z
    .url({ protocol: /^https?$/, error: 'Use a web address, like https://example.com' })
    .check(z.refine(namesNobody, 'Leave user name and password out of the address')),
);

// Whoever is shown the link would be shown the password.
function namesNobody(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** Words that a workspace sorts its records by, in small letters, each once. */
export const tags = z
  .array(line(40, 'A tag is a word').check(z.toLowerCase()))
  .check(z.maxLength(maxTags, `Use at most ${maxTags} tags`), eachOnce('Name each tag once'));

/** Whether nothing of a list stands in it twice. */
export function isEachOnce(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

/** Refuses a list in which something stands twice. */
export function eachOnce(text: string) {
  return z.refine<readonly unknown[]>(isEachOnce, text);
}

// The sentence is put together when it is needed: formatting a number loads the browser's tables,
// which every start of the app would wait for.
function tooLong(maxLength: number) {
  return { error: () => `Use at most ${numberText(maxLength)} characters` };
}
