import { Check, X } from 'lucide-react';
import { allRows } from '#client/sync/reading/selectors.ts';
import { uniqueLines } from '#client/words/unique-lines.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { AddLinked } from '#domains/making/content/parts/add-linked.tsx';
import { openRecord } from '#client/record/openers.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { itemInspirations } from '#domains/making/inspirations/items/data.ts';

interface InspirationUsesProps {
  inspirationId: string;
  canEdit: boolean;
}

/** What became of an inspiration; content that is there already can be said to lean on it. */
export function InspirationUses({ inspirationId, canEdit }: InspirationUsesProps) {
  const names = useStageNames();
  const items = contentItems.useRows(newestFirst);
  const links = itemInspirations
    .useRows(allRows)
    .filter((link) => link.inspirationId === inspirationId);
  const uses = links.flatMap(({ id, contentItemId }) => {
    const item = items.find((one) => one.id === contentItemId);
    return item ? [{ id, item }] : [];
  });
  const taken = new Set(uses.map(({ item }) => item.id));
  const choices = uniqueLines(
    items.filter(({ id, stage }) => stage !== 'archived' && !taken.has(id)),
    ({ title, stage }) => `${title} · ${names[stage]}`,
  );
  if (uses.length === 0 && (!canEdit || choices.size === 0)) return null;
  return (
    <Field label="Used in" group>
      <ul className="inspiration-uses">
        {uses.map(({ id, item: { id: contentItemId, title } }) => (
          <li key={id} className="row gap-6 ok icon-14">
            <Check aria-hidden="true" />
            <button
              type="button"
              className="opens linked"
              onClick={() => openRecord({ collection: 'content-items', id: contentItemId })}
            >
              {title}
            </button>
            {canEdit ? (
              <IconButton
                size="sm"
                className="end"
                label={`Unlink ${title}`}
                icon={<X />}
                onClick={() =>
                  tellDone('Content unlinked', [itemInspirations.remove(id)], () =>
                    itemInspirations.restore(id),
                  )
                }
              />
            ) : null}
          </li>
        ))}
      </ul>
      {canEdit ? (
        <AddLinked
          label="Link content"
          noun="content"
          choices={choices}
          onAdd={(contentItemId) => void itemInspirations.create({ contentItemId, inspirationId })}
        />
      ) : null}
    </Field>
  );
}

const newestFirst = (rows: readonly ContentItem[]) =>
  rows.toSorted((one, other) => (one.id < other.id ? 1 : -1));
