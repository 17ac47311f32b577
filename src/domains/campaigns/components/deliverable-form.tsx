import { useState } from 'react';
import { Field, TextArea } from '#client/ui/field.tsx';
import { MoneyField } from '#client/ui/money-field.tsx';
import { tellDone } from '#client/ui/tell-done.ts';
import { useDraft } from '#client/use-draft.ts';
import { newId } from '#shared/ids.ts';
import { channels } from '#domains/channels/data.ts';
import {
  type Channel,
  type Format,
  formatLabels,
  platformFacts,
  type Platform,
  platforms,
} from '#domains/channels/schema.ts';
import { deliverables } from '#domains/campaigns/deliverables/data.ts';
import { usualDraftDueOn, usualFrames } from '#domains/campaigns/deliverables/rules.ts';
import {
  type Deliverable,
  deliverableChanges,
  newDeliverable,
} from '#domains/campaigns/deliverables/schema.ts';
import { MemberSelect } from '#domains/workspaces/components/member-select.tsx';
import type { DealDialogProps } from './deal-dialogs.tsx';
import {
  ChoiceField,
  DayField,
  Fields,
  FormDialog,
  NumberField,
  SwitchField,
  TextField,
} from './form-parts.tsx';
import type { ShownDeal } from './use-deal.ts';

const platformOptions = platforms.map((value) => ({ value, label: platformFacts[value].label }));
const channelsOf = (rows: readonly Channel[]) => Map.groupBy(rows, ({ platform }) => platform);
const most = 20;

/** One piece that the brand gets, or several of a kind at once. */
export function DeliverableForm({
  deal,
  formats,
  asked,
  open,
  onClose,
}: DealDialogProps<'deliverable'>) {
  const { deliverable } = asked;
  const [start] = useState(() => deliverable ?? startOf(deal));
  const { values, set, errors, check, isDirty, form } = useDraft({
    ...start,
    reviewUrl: start.reviewUrl ?? '',
    liveUrl: start.liveUrl ?? '',
    count: 1 as number | null,
  });
  const { platform, format } = values;
  const own = channels.useRows(channelsOf).get(platform) ?? [];
  const facts = platformFacts[platform];

  function save() {
    const { count, reviewUrl, liveUrl, ...fields } = values;
    const body = {
      ...fields,
      title: fields.title.trim() || titleOf(deal, platform, format),
      reviewUrl: reviewUrl.trim() || null,
      liveUrl: liveUrl.trim() || null,
      frames: usualFrames(format) === null ? null : fields.frames,
      channelId: own.some(({ id }) => id === fields.channelId) ? fields.channelId : null,
    };
    if (deliverable) {
      if (!check(deliverableChanges, body)) return;
      const written = deliverables.update(deliverable.id, body);
      tellDone('Deliverable updated', [written], () =>
        deliverables.update(deliverable.id, fieldsOf(deliverable)),
      );
    } else {
      const made = { ...body, id: newId(), campaignId: deal.campaign.id };
      if (!check(newDeliverable, made)) return;
      add(deal, body, Math.min(most, Math.max(1, count ?? 1)));
    }
    onClose();
  }

  return (
    <FormDialog
      title={deliverable ? 'Edit Deliverable' : 'Add Deliverable'}
      open={open}
      dirty={isDirty}
      form={form}
      submitLabel={deliverable ? 'Update' : 'Add'}
      onSubmit={save}
      onClose={onClose}
    >
      <Fields>
        <ChoiceField
          label="Platform"
          value={platform}
          onChange={(next) => set(withPlatform(next))}
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
      <Fields>
        <DayField
          label="Goes live"
          optional
          formats={formats}
          value={values.postDueOn}
          onChange={(postDueOn) => set({ postDueOn, ...draftFor(values, start, postDueOn) })}
          error={errors['postDueOn']}
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
        <MoneyField
          label="Part of the fee"
          optional
          amountMinor={values.feeShareMinor}
          currency={deal.campaign.currency}
          onChange={(feeShareMinor) => set({ feeShareMinor })}
          error={errors['feeShareMinor']}
        />
        {deliverable ? null : (
          <NumberField
            label="How many of it"
            value={values.count}
            onChange={(count) => set({ count })}
            hint="Adds as many rows"
          />
        )}
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

type Fields = ReturnType<typeof fieldsOf>;

function fieldsOf(deliverable: Omit<Deliverable, 'id'>) {
  const { platform, format, title, frames, specNote, channelId, requiresApproval } = deliverable;
  const { draftDueOn, postWindowStartsOn, postDueOn, maxRevisions, reviewUrl, liveUrl } =
    deliverable;
  const { keepLiveUntilOn, contentItemId, owesRawFiles, assigneeUserId, feeShareMinor } =
    deliverable;
  return {
    ...{ platform, format, title, frames, specNote, channelId, requiresApproval, draftDueOn },
    ...{ postWindowStartsOn, postDueOn, maxRevisions, reviewUrl, liveUrl, keepLiveUntilOn },
    ...{ contentItemId, owesRawFiles, assigneeUserId, feeShareMinor },
    sortOrder: deliverable.sortOrder,
  };
}

// What most likely comes next: another one like the last, on the day of the posting.
function startOf({ campaign, deliverables: known }: ShownDeal): Fields {
  const last = known.at(-1);
  const postDueOn = campaign.postingStartsOn;
  return {
    platform: last?.platform ?? 'instagram',
    format: last?.format ?? 'reel',
    title: '',
    frames: last?.frames ?? null,
    specNote: '',
    channelId: last?.channelId ?? null,
    requiresApproval: campaign.compensation.startsWith('paid'),
    draftDueOn: postDueOn && usualDraftDueOn(postDueOn),
    postWindowStartsOn: null,
    postDueOn,
    maxRevisions: campaign.reviewRounds,
    reviewUrl: null,
    liveUrl: null,
    keepLiveUntilOn: null,
    contentItemId: null,
    owesRawFiles: false,
    assigneeUserId: campaign.ownerUserId,
    feeShareMinor: null,
    sortOrder: (last?.sortOrder ?? 0) + 1,
  };
}

function withPlatform(platform: Platform): {
  platform: Platform;
  format: Format;
  frames: number | null;
} {
  const format = platformFacts[platform].formats[0] ?? 'other';
  return { platform, format, frames: usualFrames(format) };
}

// The draft follows the day it goes live, as long as nobody has said another one.
function draftFor(
  { draftDueOn, postDueOn }: Pick<Deliverable, 'draftDueOn' | 'postDueOn'>,
  start: Pick<Deliverable, 'draftDueOn'>,
  next: string | null,
): { draftDueOn?: string | null } {
  const isDate = next !== null && /^\d{4}-\d\d-\d\d$/.test(next);
  const isUntouched = draftDueOn === start.draftDueOn || (postDueOn && draftDueOn === null);
  return isUntouched && isDate ? { draftDueOn: usualDraftDueOn(next) } : {};
}

/** 'Instagram Reel 1' */
function titleOf({ deliverables: known }: ShownDeal, platform: Platform, format: Format): string {
  const alike = known.filter((one) => one.platform === platform && one.format === format).length;
  return `${platformFacts[platform].label} ${formatLabels[format]} ${alike + 1}`;
}

function add(
  deal: ShownDeal,
  body: Omit<Fields, 'title'> & { title: string },
  count: number,
): void {
  const ids = Array.from({ length: count }, () => newId());
  const stem = body.title.replace(/ \d+$/, '');
  const first = Number(/ (\d+)$/.exec(body.title)?.[1] ?? 1);
  const made = ids.map((id, at) =>
    deliverables.create({
      ...body,
      id,
      campaignId: deal.campaign.id,
      title: count === 1 ? body.title : `${stem} ${first + at}`,
      sortOrder: body.sortOrder + at,
    }),
  );
  const text = count === 1 ? 'Deliverable added' : `${count} deliverables added`;
  tellDone(text, made, () => ids.map((id) => deliverables.remove(id)));
}
