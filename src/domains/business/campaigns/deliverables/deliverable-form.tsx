import { useState } from 'react';
import { allRows } from '#client/sync/reading/selectors.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  AreaField,
  ChoiceField,
  DayField,
  Fields,
  NumberField,
  SwitchField,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
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

const most = 20;

/** Adds one piece that the brand gets, or several of a kind at once. */
export function DeliverableForm({ deal, formats, open, onClose }: DealDialogProps<'deliverable'>) {
  const isContentOn = useIsOn()('content');
  const places = channels.useRows(allRows);
  const areKnown = channels.useStatus() === 'ready';
  const { today } = formats;
  const [start] = useState(() => startOf(deal, places, today));
  const form = useForm({
    ...start,
    reviewUrl: start.reviewUrl ?? '',
    liveUrl: start.liveUrl ?? '',
    count: 1 as number | null,
  });
  const { values, set, field, check } = form;
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
      form={form}
      submitLabel="Add"
      canSubmit={isCount}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields>
        <ChoiceField
          label="Platform"
          {...field('platform')}
          onChange={(next) => set(withPlatform(next, places))}
          options={platformOptions}
        />
        <ChoiceField
          label="Format"
          {...field('format')}
          onChange={(next) => set({ format: next, frames: usualFrames(next) })}
          options={facts.formats.map((value) => ({ value, label: formatLabels[value] }))}
        />
      </Fields>
      <TextField
        label="Title"
        maxLength={120}
        placeholder={titleOf(deal, platform, format)}
        {...field('title')}
      />
      <Fields columns={3}>
        <DayField
          label="Goes live"
          optional
          formats={formats}
          {...field('postDueOn')}
          onChange={(postDueOn) =>
            set({ postDueOn, ...draftFor(values, start, { next: postDueOn, today }) })
          }
        />
        <DayField label="Not before" optional formats={formats} {...field('postWindowStartsOn')} />
        <DayField label="Draft due" optional formats={formats} {...field('draftDueOn')} />
      </Fields>
      <Fields>
        {usualFrames(format) === null ? null : <NumberField label="Frames" {...field('frames')} />}
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
          <MemberSelect label="Who makes it" {...field('assigneeUserId')} />
        </Field>
        {isContentOn ? (
          <Field label="Content" optional>
            <ContentSelect deal={deal} {...field('contentItemId')} />
          </Field>
        ) : null}
        <MoneyField
          label="Part of the fee"
          optional
          {...field('feeShareMinor')}
          currency={deal.campaign.currency}
          hint={partHint(deal, { each: values.feeShareMinor, count })}
        />
        <NumberField
          label="How many of it"
          {...field('count')}
          hint="Adds as many rows"
          error={isCount ? undefined : `Use 1 to ${most}`}
        />
      </Fields>
      <SwitchField label="The brand approves it first" {...field('requiresApproval')} />
      {values.requiresApproval ? (
        <Fields>
          <NumberField
            label="Rounds of changes agreed"
            {...field('maxRevisions')}
            onChange={(maxRevisions) => set({ maxRevisions: maxRevisions ?? 0 })}
          />
          <TextField label="Link to the draft" optional inputMode="url" {...field('reviewUrl')} />
        </Fields>
      ) : null}
      <Fields>
        <TextField label="Live link" optional inputMode="url" {...field('liveUrl')} />
        <DayField
          label="Keep it live until"
          optional
          formats={formats}
          {...field('keepLiveUntilOn')}
        />
      </Fields>
      <AreaField
        label="Length, orientation, music"
        optional
        maxLength={500}
        {...field('specNote')}
      />
      <SwitchField label="They also get the raw files" {...field('owesRawFiles')} />
    </FormDialog>
  );
}
