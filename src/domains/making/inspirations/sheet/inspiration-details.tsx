import { tagsInUse } from '#client/sync/reading/selectors.ts';
import { editRecord } from '#client/record/edit-record.ts';
import { LinkProperty, TagsProperty, TextProperty } from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { PillarSelect } from '#domains/making/pillars/pillar-select.tsx';
import { inspirations } from '#domains/making/inspirations/data.ts';
import {
  type Inspiration,
  inspiration as inspirationSchema,
} from '#domains/making/inspirations/schema.ts';
import { CollectionChecks } from '#domains/making/inspirations/collections/collection-checks.tsx';
import { InspirationUses } from './inspiration-uses.tsx';
import type { Shelf } from '#domains/making/inspirations/board/shelf.ts';

interface InspirationDetailsProps {
  inspiration: Inspiration;
  shelf: Shelf;
  canEdit: boolean;
}

const { shape } = inspirationSchema;
const read = {
  title: bySchema(shape.title),
  quote: bySchema(shape.quote),
  why: bySchema(shape.why),
  creator: bySchema(shape.creatorHandle),
  url: bySchema(shape.url),
};

/** What an inspiration says, where it is kept and what became of it. */
export function InspirationDetails({ inspiration, shelf, canEdit }: InspirationDetailsProps) {
  const suggestions = inspirations.useRows(tagsInUse);
  const { id, kind, title, url, quote, why, creatorHandle, pillarId, tags } = inspiration;
  const save = (changes: Parameters<typeof inspirations.update>[1]) =>
    editRecord(inspiration, changes, (fields) => inspirations.update(id, fields));
  return (
    <div className="cols gap-14">
      <PropertyList canEdit={canEdit}>
        <TextProperty
          label="Title"
          isWide
          value={title}
          read={read.title}
          onSave={(next) => save({ title: next })}
        />
        {kind === 'note' || quote ? (
          <TextProperty
            label="Words"
            add="Add the words"
            isWide
            isLong
            value={quote}
            read={read.quote}
            onSave={(next) => save({ quote: next })}
          />
        ) : null}
        <TextProperty
          label="Why I saved this"
          add="Add why"
          isWide
          isLong
          value={why}
          read={read.why}
          onSave={(next) => save({ why: next })}
        />
        <Property label="Pillar" empty={pillarId === null && 'Add a pillar'}>
          <PillarSelect value={pillarId} onChange={(next) => save({ pillarId: next })} />
        </Property>
        <TextProperty
          label="Creator"
          add="Add a @handle"
          value={creatorHandle}
          read={read.creator}
          onSave={(next) => save({ creatorHandle: next })}
        />
        <LinkProperty
          label="Link"
          add="Add a link"
          isWide
          value={url}
          read={(typed) =>
            kind === 'link' && typed.trim() === '' ? { error: 'Paste a link' } : read.url(typed)
          }
          onSave={(next) => save({ url: next })}
        />
        <TagsProperty
          value={tags}
          suggestions={suggestions}
          onSave={(next) => save({ tags: next })}
        />
      </PropertyList>
      <InspirationUses inspirationId={id} canEdit={canEdit} />
      <Field label="Collections" group>
        <CollectionChecks inspirationId={id} shelf={shelf} disabled={!canEdit} />
      </Field>
    </div>
  );
}
