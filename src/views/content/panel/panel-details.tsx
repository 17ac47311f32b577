import { useId } from 'react';
import { tagsInUse } from '#client/sync/reading/selectors.ts';
import { editRecord } from '#client/record/edit-record.ts';
import {
  ChoiceProperty,
  DateProperty,
  LinkProperty,
  SwitchProperty,
  TagsProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import {
  type ContentItem,
  type ContentItemChanges,
  contentItem,
  efforts,
  thumbnailStatuses,
} from '#domains/making/content/schema.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { MeantFor } from './meant-for.tsx';
import { PillarSelect, SeriesSelect } from '#domains/making/pillars/pillar-select.tsx';

interface PanelDetailsProps {
  item: ContentItem;
  canEdit: boolean;
}

const thumbnailLabels = {
  none: 'Not needed',
  needed: 'Needed',
  drafted: 'Drafted',
  approved: 'Approved',
};
const thumbnailOptions = thumbnailStatuses.map((value) => ({
  value,
  label: thumbnailLabels[value],
}));
const noEffort = 'none';
const effortHints = { S: 'Small', M: 'Medium', L: 'Large' };
const effortOptions = [
  { value: noEffort, label: 'Open' },
  ...efforts.map((value) => ({ value, label: effortHints[value] })),
] as const;
const readHook = bySchema(contentItem.shape.hook);
const readSource = bySchema(contentItem.shape.sourceUrl);

/** What a piece of content is about, who makes it, and until when. */
export function PanelDetails({ item, canEdit }: PanelDetailsProps) {
  const id = useId();
  const suggestions = contentItems.useRows(tagsInUse);
  const settings = useFormats();
  const save = (changes: ContentItemChanges) =>
    editRecord(item, changes, (fields) => contentItems.update(item.id, fields));
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Details" />
      <PropertyList canEdit={canEdit}>
        <Property label="Pillar" empty={item.pillarId === null && 'Add a pillar'}>
          <PillarSelect value={item.pillarId} onChange={(pillarId) => save({ pillarId })} />
        </Property>
        <DateProperty
          label="Stage due"
          value={item.dueOn}
          settings={settings}
          onSave={(dueOn) => save({ dueOn })}
        />
        <Property label="Series" empty={item.contentSeriesId === null && 'Add a series'}>
          <SeriesSelect
            value={item.contentSeriesId}
            onChange={(contentSeriesId) => save({ contentSeriesId })}
          />
        </Property>
        <ChoiceProperty
          label="Effort"
          add="Add an effort"
          value={item.effort ?? noEffort}
          none={noEffort}
          options={effortOptions}
          onSave={(effort) => save({ effort: effort === noEffort ? null : effort })}
        />
        <Property label="Assigned to" empty={item.assigneeUserId === null && 'Add somebody'}>
          <MemberSelect
            label="Assigned to"
            value={item.assigneeUserId}
            onChange={(assigneeUserId) => save({ assigneeUserId })}
          />
        </Property>
        <ChoiceProperty
          label="Thumbnail"
          value={item.thumbnailStatus}
          options={thumbnailOptions}
          onSave={(thumbnailStatus) => save({ thumbnailStatus })}
        />
        <MeantFor item={item} onSave={save} />
        <LinkProperty
          label="Source"
          add="Add a link"
          value={item.sourceUrl}
          read={readSource}
          onSave={(sourceUrl) => save({ sourceUrl })}
        />
        <SwitchProperty
          label="Evergreen"
          name="Evergreen: offer it for reposting after half a year"
          value={item.isEvergreen}
          onSave={(isEvergreen) => save({ isEvergreen })}
        />
        <TagsProperty
          value={item.tags}
          suggestions={suggestions}
          onSave={(tags) => save({ tags })}
        />
        <TextProperty
          label="Hook"
          add="The first line or second that makes them stay"
          isWide
          isLong
          value={item.hook}
          read={readHook}
          onSave={(hook) => save({ hook })}
        />
      </PropertyList>
      <ProseField
        label="Notes"
        value={item.notes}
        maxLength={20_000}
        readOnly={!canEdit}
        placeholder="Angles, shots, links: whatever helps"
        onSave={(notes) => save({ notes })}
      />
    </section>
  );
}
