import { useState } from 'react';
import { allRows } from '#client/sync/reading/selectors.ts';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { useDraft } from '#client/form/use-draft.ts';
import { newId } from '#shared/ids.ts';
import { channels } from '#domains/making/channels/data.ts';
import { formatLabels, platformFacts } from '#domains/making/channels/schema.ts';
import { usualChannelId, usualFrames } from './rules.ts';
import { partHint } from './part-hint.ts';
import { newDeliverable } from './schema.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { ContentSelect } from './content-select.tsx';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import {
  addOwed,
  draftFor,
  platformOptions,
  startOf,
  titleOf,
  withPlatform,
} from './deliverable-draft.ts';
import {
  ChoiceField,
  DayField,
  Fields,
  FormDialog,
  NumberField,
  SwitchField,
  TextField,
} from '#domains/business/campaigns/form/form-parts.tsx';

const most = 20;

/** Adds one piece that the brand gets, or several of a kind at once. */
export function DeliverableForm({ deal, formats, open, onClose }: DealDialogProps<'deliverable'>) {
  const isContentOn = useIsOn()('content');
  const places = channels.useRows(allRows);
  const areKnown = channels.useStatus() === 'ready';
  const { today } = formats;
  const [start] = useState(() => startOf(deal, places, today));
  const { values, set, errors, check, isDirty, form } = useDraft({
    ...start,
    reviewUrl: start.reviewUrl ?? '',
    liveUrl: start.liveUrl ?? '',
    count: 1 as number | null,
  });
  const { platform, format } = values;
  const count = values.count ?? 1;
  const isCount = Number.isInteger(count) && count >= 1 && count <= most;
  const own = places.filter((one) => one.platform === platform);
  const facts = platformFacts[platform];
  const [wereKnown, setWereKnown] = useState(areKnown);
  if (areKnown && !wereKnown) {
    setWereKnown(true);
    if (values.channelId === null) set({ channelId: usualChannelId(platform, places) });
  }

  function save() {
    const { count: _, reviewUrl, liveUrl, ...fields } = values;
    const body = {
      ...fields,
      title: fields.title.trim() || titleOf(deal, platform, format),
      reviewUrl: reviewUrl.trim() || null,
      liveUrl: liveUrl.trim() || null,
      frames: usualFrames(format) === null ? null : fields.frames,
      channelId:
        areKnown && !own.some(({ id }) => id === fields.channelId) ? null : fields.channelId,
    };
    if (!check(newDeliverable, { ...body, id: newId(), campaignId: deal.campaign.id })) return;
    addOwed(deal, body, count);
    onClose();
  }

  return (
    <FormDialog
      title="Add Deliverable"
      open={open}
      dirty={isDirty}
      form={form}
      submitLabel="Add"
      canSubmit={isCount}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields>
        <ChoiceField
          label="Platform"
          value={platform}
          onChange={(next) => set(withPlatform(next, places))}
          options={platformOptions}
          error={errors['platform']}
        />
        <ChoiceField
          label="Format"
          value={format}
          onChange={(next) => set({ format: next, frames: usualFrames(next) })}
          options={facts.formats.map((value) => ({ value, label: formatLabels[value] }))}
          error={errors['format']}
        />
      </Fields>
      <TextField
        label="Title"
        maxLength={120}
        placeholder={titleOf(deal, platform, format)}
        value={values.title}
        onChange={(title) => set({ title })}
        error={errors['title']}
      />
      <Fields columns={3}>
        <DayField
          label="Goes live"
          optional
          formats={formats}
          value={values.postDueOn}
          onChange={(postDueOn) =>
            set({ postDueOn, ...draftFor(values, start, { next: postDueOn, today }) })
          }
          error={errors['postDueOn']}
        />
        <DayField
          label="Not before"
          optional
          formats={formats}
          value={values.postWindowStartsOn}
          onChange={(postWindowStartsOn) => set({ postWindowStartsOn })}
          error={errors['postWindowStartsOn']}
        />
        <DayField
          label="Draft due"
          optional
          formats={formats}
          value={values.draftDueOn}
          onChange={(draftDueOn) => set({ draftDueOn })}
          error={errors['draftDueOn']}
        />
      </Fields>
      <Fields>
        {usualFrames(format) === null ? null : (
          <NumberField
            label="Frames"
            value={values.frames}
            onChange={(frames) => set({ frames })}
            error={errors['frames']}
          />
        )}
        {own.length > 0 ? (
          <ChoiceField
            label="Channel"
            value={values.channelId ?? ''}
            onChange={(id) => set({ channelId: id || null })}
            options={[
              { value: '', label: `Any ${facts.label} channel` },
              ...own.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ) : null}
        <Field label="Who makes it">
          <MemberSelect
            label="Who makes it"
            value={values.assigneeUserId}
            onChange={(assigneeUserId) => set({ assigneeUserId })}
          />
        </Field>
        {isContentOn ? (
          <Field label="Content" optional>
            <ContentSelect
              deal={deal}
              value={values.contentItemId}
              onChange={(contentItemId) => set({ contentItemId })}
            />
          </Field>
        ) : null}
        <MoneyField
          label="Part of the fee"
          optional
          amountMinor={values.feeShareMinor}
          currency={deal.campaign.currency}
          onChange={(feeShareMinor) => set({ feeShareMinor })}
          hint={partHint(deal, { each: values.feeShareMinor, count })}
          error={errors['feeShareMinor']}
        />
        <NumberField
          label="How many of it"
          value={values.count}
          onChange={(next) => set({ count: next })}
          hint="Adds as many rows"
          error={isCount ? undefined : `Use 1 to ${most}`}
        />
      </Fields>
      <SwitchField
        label="The brand approves it first"
        checked={values.requiresApproval}
        onChange={(requiresApproval) => set({ requiresApproval })}
      />
      {values.requiresApproval ? (
        <Fields>
          <NumberField
            label="Rounds of changes agreed"
            value={values.maxRevisions}
            onChange={(maxRevisions) => set({ maxRevisions: maxRevisions ?? 0 })}
            error={errors['maxRevisions']}
          />
          <TextField
            label="Link to the draft"
            optional
            type="url"
            value={values.reviewUrl}
            onChange={(reviewUrl) => set({ reviewUrl })}
            error={errors['reviewUrl']}
          />
        </Fields>
      ) : null}
      <Fields>
        <TextField
          label="Live link"
          optional
          type="url"
          value={values.liveUrl}
          onChange={(liveUrl) => set({ liveUrl })}
          error={errors['liveUrl']}
        />
        <DayField
          label="Keep it live until"
          optional
          formats={formats}
          value={values.keepLiveUntilOn}
          onChange={(keepLiveUntilOn) => set({ keepLiveUntilOn })}
          error={errors['keepLiveUntilOn']}
        />
      </Fields>
      <Field label="Length, orientation, music" optional error={errors['specNote']}>
        <TextArea
          dir="auto"
          maxLength={500}
          value={values.specNote}
          onChange={(event) => set({ specNote: event.target.value })}
        />
      </Field>
      <SwitchField
        label="They also get the raw files"
        checked={values.owesRawFiles}
        onChange={(owesRawFiles) => set({ owesRawFiles })}
      />
    </FormDialog>
  );
}
