import { useId } from 'react';
import { allRows } from '#client/sync/reading/selectors.ts';
import {
  ChoiceProperty,
  DateProperty,
  LinkProperty,
  MoneyProperty,
  SwitchProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { channels } from '#domains/making/channels/data.ts';
import { formatLabels, platformFacts } from '#domains/making/channels/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { ContentSelect } from './content-select.tsx';
import { draftFor, platformOptions, withPlatform } from './deliverable-draft.ts';
import { editOwed, problemOfOwed } from './edit-owed.ts';
import { partHint } from './part-hint.ts';
import { usualFrames } from './rules.ts';
import { type Deliverable, deliverableFields } from './schema.ts';

const read = {
  frames: bySchema(deliverableFields.frames),
  maxRevisions: bySchema(deliverableFields.maxRevisions),
  feeShare: bySchema(deliverableFields.feeShareMinor),
  url: bySchema(deliverableFields.liveUrl),
  specNote: bySchema(deliverableFields.specNote),
};

interface DeliverableDetailsProps {
  deal: ShownDeal;
  deliverable: Deliverable;
  formats: DayFormats;
  canEdit: boolean;
}

/** What was agreed of one piece. */
export function DeliverableDetails(props: DeliverableDetailsProps) {
  const { deal, deliverable, formats, canEdit } = props;
  const id = useId();
  const places = channels.useRows(allRows);
  const isContentOn = useIsOn()('content');
  const { platform, format, channelId, frames, contentItemId, feeShareMinor } = deliverable;
  const facts = platformFacts[platform];
  const own = places.filter((one) => one.platform === platform);
  const { today } = formats;
  const save = (changes: Parameters<typeof editOwed>[1]) => editOwed(deliverable, changes);
  const withDraft = (postDueOn: string | null) => ({
    postDueOn,
    ...draftFor(deliverable, deliverable, { next: postDueOn, today }),
  });
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Details" />
      <PropertyList canEdit={canEdit}>
        <ChoiceProperty
          label="Platform"
          value={platform}
          options={platformOptions}
          onSave={(next) => save(withPlatform(next, places))}
        />
        <ChoiceProperty
          label="Format"
          value={format}
          options={facts.formats.map((value) => ({ value, label: formatLabels[value] }))}
          onSave={(next) => save({ format: next, frames: usualFrames(next) })}
        />
        <DateProperty
          label="Goes live"
          value={deliverable.postDueOn}
          settings={formats}
          problemOf={(next) => problemOfOwed(deliverable, withDraft(next))}
          onSave={(next) => save(withDraft(next))}
        />
        <DateProperty
          label="Not before"
          value={deliverable.postWindowStartsOn}
          settings={formats}
          problemOf={(next) => problemOfOwed(deliverable, { postWindowStartsOn: next })}
          onSave={(postWindowStartsOn) => save({ postWindowStartsOn })}
        />
        <DateProperty
          label="Draft due"
          value={deliverable.draftDueOn}
          settings={formats}
          problemOf={(next) => problemOfOwed(deliverable, { draftDueOn: next })}
          onSave={(draftDueOn) => save({ draftDueOn })}
        />
        <DateProperty
          label="Keep it live until"
          value={deliverable.keepLiveUntilOn}
          settings={formats}
          onSave={(keepLiveUntilOn) => save({ keepLiveUntilOn })}
        />
        {usualFrames(format) === null ? null : (
          <TextProperty
            label="Frames"
            add="Add a number"
            inputMode="numeric"
            value={frames}
            read={read.frames}
            onSave={(next) => save({ frames: next })}
          />
        )}
        {own.length > 0 ? (
          <ChoiceProperty
            label="Channel"
            value={channelId ?? ''}
            options={[
              { value: '', label: `Any ${facts.label} channel` },
              ...own.map((one) => ({ value: one.id, label: one.name })),
            ]}
            onSave={(next) => save({ channelId: next || null })}
          />
        ) : null}
        <Property label="Who makes it" empty={!deliverable.assigneeUserId && 'Add somebody'}>
          <MemberSelect
            label="Who makes it"
            value={deliverable.assigneeUserId}
            onChange={(assigneeUserId) => save({ assigneeUserId })}
          />
        </Property>
        {isContentOn ? (
          <Property label="Content" empty={contentItemId === null && 'Add a piece'}>
            <ContentSelect
              deal={deal}
              value={contentItemId}
              onChange={(next) => save({ contentItemId: next })}
            />
          </Property>
        ) : null}
        <MoneyProperty
          label="Part of the fee"
          add="Add an amount"
          value={feeShareMinor}
          currency={deal.campaign.currency}
          hint={partHint(deal, { id: deliverable.id, each: feeShareMinor, count: 1 })}
          read={read.feeShare}
          onSave={(next) => save({ feeShareMinor: next })}
        />
        <LinkProperty
          label="Live link"
          add="Add a link"
          value={deliverable.liveUrl}
          read={read.url}
          onSave={(liveUrl) => save({ liveUrl })}
        />
        <SwitchProperty
          label="Approval"
          name="The brand approves it first"
          isWide
          value={deliverable.requiresApproval}
          onSave={(requiresApproval) => save({ requiresApproval })}
        />
        {deliverable.requiresApproval ? (
          <>
            <TextProperty
              label="Rounds of changes agreed"
              inputMode="numeric"
              value={deliverable.maxRevisions}
              read={(typed) => read.maxRevisions(typed.trim() || '0')}
              onSave={(maxRevisions) => save({ maxRevisions })}
            />
            <LinkProperty
              label="Link to the draft"
              add="Add a link"
              value={deliverable.reviewUrl}
              read={read.url}
              onSave={(reviewUrl) => save({ reviewUrl })}
            />
          </>
        ) : null}
        <TextProperty
          label="Length, orientation, music"
          add="Add a note"
          isWide
          isLong
          value={deliverable.specNote}
          read={read.specNote}
          onSave={(specNote) => save({ specNote })}
        />
        <SwitchProperty
          label="Raw files"
          name="They also get the raw files"
          isWide
          value={deliverable.owesRawFiles}
          onSave={(owesRawFiles) => save({ owesRawFiles })}
        />
      </PropertyList>
    </section>
  );
}
