import { unnamed } from '#shared/words/person-name.ts';

/** `personName` of a row of `users`, for a statement. */
export const personNameText = `coalesce(
  nullif(concat_ws(' ', nullif(first_name, ''), nullif(last_name, '')), ''),
  nullif(username, ''), '${unnamed}')`;
