import { Star } from 'lucide-react';
import { tagsInUse } from '#client/sync/reading/selectors.ts';
import { AutoSaveDate } from '#client/ui/dates/auto-save-date.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { ProseField } from '#client/ui/marks/prose.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import {
  type ContentItem,
  type ContentItemChanges,
  efforts,
  thumbnailStatuses,
} from '#domains/making/content/schema.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { ContentFacts } from './content-facts.tsx';
import { MeantFor } from './meant-for.tsx';
import { PanelText, webUrlProblem } from './panel-text.tsx';
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
const noEffort = 'none';
const effortHints = { S: 'Small', M: 'Medium', L: 'Large' };

/** What a piece of content is about, who makes it, and until when. */
export function PanelDetails({ item, canEdit }: PanelDetailsProps) {
  const suggestions = contentItems.useRows(tagsInUse);
  const disabled = !canEdit;
  const settings = useFormats();
  const save = (changes: ContentItemChanges) => void contentItems.update(item.id, changes);
  return (
    <ContentFacts>
      <div className="wide">
        <PanelText
          label="Title"
          value={item.title}
          disabled={disabled}
          problemOf={(text) => titleProblem(text)}
          onSave={(title) => save({ title })}
        />
      </div>
      <Field label="Pillar">
        <PillarSelect
          value={item.pillarId}
          disabled={disabled}
          onChange={(pillarId) => save({ pillarId })}
        />
      </Field>
      <Field label="Series">
        <SeriesSelect
          value={item.contentSeriesId}
          disabled={disabled}
          onChange={(contentSeriesId) => save({ contentSeriesId })}
        />
      </Field>
      <MeantFor item={item} disabled={disabled} onSave={save} />
      <Field label="Assigned to">
        <MemberSelect
          label="Assigned to"
          value={item.assigneeUserId}
          disabled={disabled}
          onChange={(assigneeUserId) => save({ assigneeUserId })}
        />
      </Field>
      <AutoSaveDate
        label="This stage is due"
        value={item.dueOn}
        settings={settings}
        disabled={disabled}
        onSave={(dueOn) => save({ dueOn })}
      />
      <Field label="Thumbnail">
        <Select
          label="Thumbnail"
          value={item.thumbnailStatus}
          disabled={disabled}
          onChange={(thumbnailStatus) => save({ thumbnailStatus })}
          options={thumbnailStatuses.map((value) => ({ value, label: thumbnailLabels[value] }))}
        />
      </Field>
      <Field label="Effort" group>
        <Segmented
          label="Effort"
          wide
          value={item.effort ?? noEffort}
          onChange={(effort) => save({ effort: effort === noEffort ? null : effort })}
          options={[
            { value: noEffort, label: 'Open', disabled },
            ...efforts.map((value) => ({ value, label: effortHints[value], disabled })),
          ]}
        />
      </Field>
      <div className="wide">
        <PanelText
          label="Hook"
          optional
          value={item.hook}
          disabled={disabled}
          placeholder="The first line or second that makes them stay"
          problemOf={(text) => (text.length > 300 ? 'Use at most 300 characters' : undefined)}
          onSave={(hook) => save({ hook })}
        />
      </div>
      <div className="wide">
        <ProseField
          label="Notes"
          value={item.notes}
          maxLength={20_000}
          readOnly={disabled}
          placeholder="Angles, shots, links: whatever helps"
          onSave={(notes) => save({ notes })}
        />
      </div>
      <Field label="Tags" className="wide">
        {canEdit ? (
          <TagsInput
            value={item.tags}
            suggestions={suggestions}
            onChange={(tags) => save({ tags })}
          />
        ) : (
          <span>{item.tags.join(', ') || '–'}</span>
        )}
      </Field>
      <div className="wide">
        <PanelText
          label="Source"
          type="url"
          optional
          value={item.sourceUrl ?? ''}
          disabled={disabled}
          placeholder="https://"
          problemOf={webUrlProblem}
          onSave={(sourceUrl) => save({ sourceUrl: sourceUrl || null })}
        />
      </div>
      <div className="content-switch">
        <Star aria-hidden="true" />
        <span className="grow">Priority</span>
        <Switch
          label="Priority"
          checked={item.isPriority}
          disabled={disabled}
          onChange={(isPriority) => save({ isPriority })}
        />
      </div>
      <div className="content-switch">
        <span className="grow">Evergreen</span>
        <Switch
          label="Evergreen: offer it for reposting after half a year"
          checked={item.isEvergreen}
          disabled={disabled}
          onChange={(isEvergreen) => save({ isEvergreen })}
        />
      </div>
    </ContentFacts>
  );
}

function titleProblem(text: string): string | undefined {
  if (text.trim() === '') return 'Give it a title';
  return text.trim().length > 200 ? 'Use at most 200 characters' : undefined;
}
