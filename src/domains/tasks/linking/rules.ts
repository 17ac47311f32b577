import type { core } from 'zod/mini';

/**
 * What a task can be for. Another kind is a word here and a field of the schema, its column and foreign
 * key in the migration, and an entry in `link-kinds.tsx`.
 */
export const linkFields = ['campaignId', 'contentItemId', 'brandId'] as const;
export type LinkField = (typeof linkFields)[number];
/** All fields of a link: they are written together. */
export const linkedNames = ['linkWorkspaceId', ...linkFields] as const;
/** What a task is for: a record of a workspace, or nothing. */
export type Link = Record<(typeof linkedNames)[number], string | null>;

type Said = { [K in keyof Link]?: Link[K] | undefined };

/** Empties the kinds that a link does not name. Where nothing is said of its workspace, as it was. */
export function keepOneLink<T extends Said>(task: T): T {
  if (task.linkWorkspaceId === undefined) return task;
  return {
    ...task,
    ...Object.fromEntries(linkFields.map((field) => [field, task[field] ?? null])),
  };
}

/** A zod check: one record of one workspace, or nothing. */
export function checkLink({ value, issues }: core.ParsePayload<Said>): void {
  const { linkWorkspaceId } = value;
  const said = linkFields.filter((field) => value[field] !== undefined);
  const named = said.filter((field) => value[field] !== null);
  const report = (field: string, message: string) =>
    issues.push({ code: 'custom', path: [field], message, input: value });
  const [alone] = linkWorkspaceId === undefined ? said : named;
  if (alone && !linkWorkspaceId) report(alone, 'Say the workspace together with what is linked');
  if (linkWorkspaceId && named.length !== 1)
    report('linkWorkspaceId', 'Say what the task is for, and only one thing');
}

/** The record that a task is for; undefined if it is for nothing, or its person has left there. */
export function linkOf(
  task: Link,
): { workspaceId: string; field: LinkField; id: string } | undefined {
  const { linkWorkspaceId: workspaceId } = task;
  if (!workspaceId) return undefined;
  for (const field of linkFields) {
    const id = task[field];
    if (id) return { workspaceId, field, id };
  }
  return undefined;
}

/** The link among the fields of a task. */
export function linkIn(task: Link): Link {
  // All names of a link, each with the value of the task.
  return Object.fromEntries(linkedNames.map((name) => [name, task[name]])) as Link;
}

/** For nothing. */
export const noLink: Link = {
  linkWorkspaceId: null,
  campaignId: null,
  contentItemId: null,
  brandId: null,
};

/** For a record of a workspace. */
export function linkTo(workspaceId: string, field: LinkField, id: string): Link {
  return { ...noLink, linkWorkspaceId: workspaceId, [field]: id };
}

/** Stands in an address for whatever is linked to anything. */
export const anyLink = 'any';

/** What an address calls a kind: 'campaign', 'contentItem'. */
export function wordOf(field: LinkField): string {
  return field.slice(0, -'Id'.length);
}

/** Whether an address asks for something by this: for anything, a kind or the id of a record. */
export function isLinkWord(word: string): boolean {
  const isKind = linkFields.some((field) => wordOf(field) === word);
  return word === anyLink || isKind || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(word);
}

/** Whether a task is for what an address asks for. */
export function isLinkedTo(task: Link, word: string): boolean {
  const link = linkOf(task);
  if (!link) return false;
  return word === anyLink || word === link.id || word === wordOf(link.field);
}
