import { AppError } from '#shared/errors.ts';
import type { MemberContext } from '#server/http/context.ts';
import { routes } from '#server/http/routes.ts';
import { mayDecide } from '#domains/people/workspaces/members/service.ts';
import type { Attachment } from '#domains/around/attachments/schema.ts';
import { coverOf, onAttachmentChange } from '#domains/around/attachments/service.ts';
import { withListAfter } from '#shared/merging/merged-items.ts';
import { contentItemsContract } from './contract.ts';
import { mergeIdeas, separateIdeas } from '#domains/making/content/merging/service.ts';
import { followPresence } from '#domains/making/content/posts/service.ts';
import { refusalOfApproval } from './rules.ts';
import type { ContentItem, ContentItemChanges } from './schema.ts';
import {
  beginningOf,
  consequencesOf,
  contentItems,
  lockItems,
  requireAssignees,
} from './service.ts';

onAttachmentChange(followPictures);

// All other fields change without a look at the item as it is.
const hasConsequences = ({ stage, ideaStatus, title }: ContentItemChanges) =>
  stage !== undefined || ideaStatus !== undefined || title !== undefined;

export const contentItemsRoutes = routes('content-items', contentItemsContract, {
  ...contentItems,

  async create(context, { body }) {
    await requireAssignees(context, body.checklist);
    return contentItems.create(context, {
      body: { ...body, ...(await beginningOf(context, body)) },
    });
  },

  async update(context, { params, body: { checklistWas, ...sent } }) {
    const looks = hasConsequences(sent) || checklistWas;
    const [item] = looks ? await lockItems(context, [params.id]) : [];
    const body = item ? withListAfter(sent, { was: checklistWas, now: item.checklist }) : sent;
    const follows = item && (await consequencesOf(context, item, body));
    const answer = await contentItems.update(context, {
      params,
      body: { ...body, ...follows?.noted },
    });
    // Only now: what is not there is not found, whatever is said of it.
    await requireAssignees(context, body.checklist);
    await follows?.after();
    return answer;
  },

  async updateMany(context, { body }) {
    await requireAssignees(
      context,
      body.changes.flatMap(({ fields }) => fields.checklist ?? []),
    );
    const ids = body.changes.flatMap((group) => (hasConsequences(group.fields) ? group.ids : []));
    const items = ids.length > 0 ? await lockItems(context, ids) : [];
    const byId = new Map(items.map((item) => [item.id, item]));
    const afterwards: (() => Promise<void>)[] = [];
    const changes: { ids: string[]; fields: Partial<ContentItem> }[] = [];
    for (const { ids: group, fields } of body.changes) {
      for (const id of group) {
        const item = byId.get(id);
        const follows = item && (await consequencesOf(context, item, fields));
        if (follows) afterwards.push(follows.after);
        addTo(changes, id, { ...fields, ...follows?.noted });
      }
    }
    const answer = await contentItems.updateMany(context, { body: { changes } });
    for (const after of afterwards) await after();
    return answer;
  },

  remove: (context, input) =>
    followPresence(context, [input.params.id], () => contentItems.remove(context, input)),
  restore: (context, input) =>
    followPresence(context, [input.params.id], () => contentItems.restore(context, input)),
  removeMany: (context, input) =>
    followPresence(context, input.body.ids, () => contentItems.removeMany(context, input)),
  restoreMany: (context, input) =>
    followPresence(context, input.body.ids, () => contentItems.restoreMany(context, input)),

  merge: (context, { params, body }) =>
    mergeIdeas(context, { id: params.id, otherId: body.otherId }),
  separate: (context, { params, body }) =>
    separateIdeas(context, { id: params.id, otherId: body.otherId }),

  async decide(context, { params, body: { state } }) {
    const [item] = await lockItems(context, [params.id]);
    if (!item) throw new AppError('not_found', 'Content item not found');
    const refusal = refusalOfApproval(item.approvalState, state, await mayDecide(context));
    if (refusal) throw new AppError(isDecision(state) ? 'forbidden' : 'invalid', refusal);
    const isDecided = isDecision(state);
    return contentItems.update(context, {
      params,
      body: {
        approvalState: state,
        approverUserId: isDecided ? context.userId : null,
        approvalAt: isDecided ? Temporal.Now.instant().toString() : null,
      },
    });
  },
});

const isDecision = (state: string) => state === 'approved' || state === 'changes_requested';

// The picture on the card follows the files.
async function followPictures(
  context: MemberContext,
  { contentItemId }: Attachment,
): Promise<void> {
  const [item] = contentItemId ? await lockItems(context, [contentItemId]) : [];
  if (!item) return;
  const coverId = await coverOf(context, 'contentItemId', item.id);
  if (item.coverId === coverId) return;
  await contentItems.update(context, { params: { id: item.id }, body: { coverId } });
}

// Items next to each other that change alike are one statement.
function addTo(
  groups: { ids: string[]; fields: Partial<ContentItem> }[],
  id: string,
  fields: Partial<ContentItem>,
): void {
  const last = groups.at(-1);
  if (last && JSON.stringify(last.fields) === JSON.stringify(fields)) last.ids.push(id);
  else groups.push({ ids: [id], fields });
}
