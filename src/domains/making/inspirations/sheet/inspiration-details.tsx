import { tagsInUse } from '#client/sync/reading/selectors.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { PanelText, webUrlProblem } from '#domains/making/content/panel/panel-text.tsx';
import { PillarSelect } from '#domains/making/pillars/pillar-select.tsx';
import { inspirations } from '#domains/making/inspirations/data.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { CollectionChecks } from '#domains/making/inspirations/collections/collection-checks.tsx';
import { InspirationUses } from './inspiration-uses.tsx';
import type { Shelf } from '#domains/making/inspirations/board/shelf.ts';

interface InspirationDetailsProps {
  inspiration: Inspiration;
  shelf: Shelf;
  canEdit: boolean;
}

const atMost = (length: number) => (text: string) =>
  text.trim().length > length ? `Use at most ${length} characters` : undefined;

/** What an inspiration says, where it is kept and what became of it. */
export function InspirationDetails({ inspiration, shelf, canEdit }: InspirationDetailsProps) {
  const suggestions = inspirations.useRows(tagsInUse);
  const { id, kind, title, url, quote, why, creatorHandle, pillarId, tags } = inspiration;
  const disabled = !canEdit;
  const save = (changes: Parameters<typeof inspirations.update>[1]) =>
    void inspirations.update(id, changes);
  return (
    <div className="inspiration-facts-list">
      <PanelText
        label="Title"
        value={title}
        disabled={disabled}
        problemOf={(text) => (text.trim() ? atMost(300)(text) : 'Give it a title')}
        onSave={(next) => save({ title: next })}
      />
      {kind === 'note' || quote ? (
        <PanelText
          label="Words"
          multiline
          value={quote}
          disabled={disabled}
          problemOf={atMost(1_000)}
          onSave={(next) => save({ quote: next })}
        />
      ) : null}
      <PanelText
        label="Why I saved this"
        multiline
        optional
        value={why}
        disabled={disabled}
        problemOf={atMost(500)}
        onSave={(next) => save({ why: next })}
      />
      <InspirationUses inspirationId={id} canEdit={canEdit} />
      <Field label="Collections" group>
        <CollectionChecks inspirationId={id} shelf={shelf} disabled={disabled} />
      </Field>
      <Field label="Pillar">
        <PillarSelect
          value={pillarId}
          disabled={disabled}
          onChange={(next) => save({ pillarId: next })}
        />
      </Field>
      <Field label="Tags">
        {canEdit ? (
          <TagsInput
            value={tags}
            suggestions={suggestions}
            onChange={(next) => save({ tags: next })}
          />
        ) : (
          <span>{tags.join(', ') || '–'}</span>
        )}
      </Field>
      <PanelText
        label="Creator"
        optional
        value={creatorHandle}
        disabled={disabled}
        placeholder="@handle"
        problemOf={atMost(80)}
        onSave={(next) => save({ creatorHandle: next })}
      />
      <PanelText
        label="Link"
        type="url"
        optional={kind !== 'link'}
        value={url ?? ''}
        disabled={disabled}
        placeholder="https://"
        problemOf={(text) =>
          kind === 'link' && text.trim() === '' ? 'Paste a link' : webUrlProblem(text)
        }
        onSave={(next) => save({ url: next || null })}
      />
    </div>
  );
}
