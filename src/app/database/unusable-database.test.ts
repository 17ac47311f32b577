import { expect, test } from 'vitest';
import { unusable, withoutRoom } from './unusable-database.ts';

const setting = { name: 'DATABASE_URL', url: 'postgres://mara:secret@db.example/slate' };

// The words are PostgreSQL's own, each seen at a start of the program.
test.each([
  [
    'permission denied to create role',
    ' Let an administrator run: create role dayslate_app nologin; grant dayslate_app to "mara";',
  ],
  [
    'permission denied to set role "dayslate_app"',
    ' Let an administrator run: grant dayslate_app to "mara";',
  ],
  [
    'permission denied for schema public',
    ' Let an administrator run: alter database "slate" owner to "mara";',
  ],
  [
    'could not extend file "base/5/2704": No space left on device',
    ' Make some room on the disk of its server.',
  ],
  ['connect ECONNREFUSED 127.0.0.1:1', ''],
])('%s is said with what helps', (words, help) => {
  expect(unusable(new Error(words), setting).message).toBe(
    `the database of DATABASE_URL cannot be used (${words}).${help}`,
  );
});

test('a full disk is named by its folder, and other troubles keep their words', () => {
  const full = 'PostgreSQL did not start: could not write lock file: No space left on device';
  expect(withoutRoom(new Error(full), '/srv/slate')?.message).toBe(
    'the disk of DATA_DIR /srv/slate is full. Make some room, or set another DATA_DIR.',
  );
  expect(withoutRoom(new Error('file is not a database'), '/srv/slate')).toBeUndefined();
});
