import type { SelectType } from 'kysely';
import type { output } from 'zod/mini';
import type { commonFields, Fields } from '#shared/entity.ts';
import type { DB as Tables, JsonValue } from './tables.ts';

/** What only the server keeps of a record; no answer has it. */
type KeptColumn =
  | 'searchText'
  | 'mergedFromIds'
  | 'taxId'
  | 'importId'
  | 'sharedId'
  | 'privateToUserId';

/** The columns of a table that a domain's schema has to describe: all but those of every table. */
type OwnColumn<T extends keyof Tables> = Exclude<
  keyof Tables[T],
  keyof typeof commonFields | KeptColumn | 'userId' | 'workspaceId' | 'deletedAt' | 'readerUserId'
>;

type Nullable<Value> = null extends Value ? true : false;

// JSON has a null of its own, so the type of such a column does not tell.
type FitsNull<Value, Selected> = JsonValue extends Selected
  ? true
  : Nullable<Value> extends Nullable<Selected>
    ? true
    : false;

/**
 * The fields of a schema if they are those of a table: a field without column, a column without
 * field, or one that may be null where the other may not is an error of the compiler that names it.
 */
export type MatchingFields<T extends keyof Tables, F extends Fields> = {
  [K in keyof F | OwnColumn<T>]: K extends keyof F
    ? K extends OwnColumn<T>
      ? FitsNull<output<F[K]>, SelectType<Tables[T][K]>> extends true
        ? F[K]
        : 'may be null on one side only'
      : 'has no column'
    : 'has no field';
};
