import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newId } from '#shared/ids.ts';
import { newTask, taskChanges } from '#domains/tasks/schema.ts';
import { isLinkedTo, isLinkWord, linkOf, linkTo, noLink, wordOf, linkFields } from './rules.ts';

const [workspaceId, id, other] = [newId(), newId(), newId()];
const sorry = 'Say the workspace together with what is linked';
const onlyOne = 'Say what the task is for, and only one thing';

describe('what a task is for', () => {
  const created = (link: object) => z.safeParse(newTask, { id: newId(), title: 'Film', ...link });
  const changed = (link: object) => z.safeParse(taskChanges, link);

  test('is nothing at first, and stays as it was where nothing is said of it', () => {
    expect(created({}).data).toMatchObject(noLink);
    expect(changed({ title: 'Film it' }).data).toEqual({ title: 'Film it' });
  });

  test.each(linkFields)('is one record of one workspace: %s', (field) => {
    const said = { linkWorkspaceId: workspaceId, [field]: id };
    expect(created(said).data).toMatchObject(linkTo(workspaceId, field, id));
    // The kind that it had before is emptied along with it.
    expect(changed(said).data).toEqual(linkTo(workspaceId, field, id));
    expect(linkOf(linkTo(workspaceId, field, id))).toEqual({ workspaceId, field, id });
  });

  test('is taken away with its workspace', () => {
    expect(changed({ linkWorkspaceId: null }).data).toEqual(noLink);
    expect(linkOf(noLink)).toBeUndefined();
  });

  test.each([
    [{ campaignId: id }, 'campaignId', sorry],
    [{ campaignId: id, linkWorkspaceId: null }, 'campaignId', sorry],
    [{ linkWorkspaceId: workspaceId }, 'linkWorkspaceId', onlyOne],
    [{ linkWorkspaceId: workspaceId, campaignId: id, brandId: other }, 'linkWorkspaceId', onlyOne],
    [{ linkWorkspaceId: workspaceId, campaignId: null }, 'linkWorkspaceId', onlyOne],
  ])('%j is refused', (link, field, message) => {
    for (const answer of [created(link), changed(link)])
      expect(answer.error?.issues).toMatchObject([{ path: [field], message }]);
  });

  test('cannot be emptied without its workspace', () => {
    expect(changed({ campaignId: null }).error?.issues).toMatchObject([{ message: sorry }]);
  });

  test('counts no longer once its person has left the workspace', () => {
    expect(
      linkOf({ ...linkTo(workspaceId, 'brandId', id), linkWorkspaceId: null }),
    ).toBeUndefined();
  });
});

test('an address asks for anything, a kind or one record', () => {
  const deal = linkTo(workspaceId, 'campaignId', id);
  expect(linkFields.map(wordOf)).toEqual(['campaign', 'contentItem', 'brand']);
  for (const word of ['any', 'campaign', id]) {
    expect([isLinkWord(word), isLinkedTo(deal, word)]).toEqual([true, true]);
    expect(isLinkedTo(noLink, word)).toBe(false);
  }
  for (const word of ['brand', 'contentItem', other])
    expect([isLinkWord(word), isLinkedTo(deal, word)]).toEqual([true, false]);
  for (const word of ['', 'campaignId', 'trip', `${id}0`]) expect(isLinkWord(word)).toBe(false);
});
