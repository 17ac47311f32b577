import { useState } from 'react';
import { saveChanges } from '#client/sync/save-changes.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { formatMoney } from '#client/words/format-money.ts';
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
import { formatLabels, platformFacts, platforms } from '#domains/making/channels/schema.ts';
import { deliverables } from './data.ts';
import { usualChannelId, usualFrames } from './rules.ts';
import { deliverableChanges, newDeliverable } from './schema.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { ContentField } from './content-field.tsx';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import {
  addOwed,
  draftFor,
  fieldsOf,
  startOf,
  titleOf,
  withPlatform,
} from './deliverable-draft.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

const platformOptions = platforms.map((value) => ({ value, label: platformFacts[value].label }));
const most = 20;
const together = [
  ['platform', 'format', 'frames'],
  ['draftDueOn', 'postWindowStartsOn', 'postDueOn'],
] as const;

/** One piece that the brand gets, or several of a kind at once. */
export function DeliverableForm({
  deal,
  formats,
  asked,
  open,
  onClose,
}: DealDialogProps<'deliverable'>) {
  const { deliverable } = asked;
  const places = channels.useRows(allRows);
  const areKnown = channels.useStatus() === 'ready';
  const { today } = formats;
  const [start] = useState(() =>
    deliverable ? fieldsOf(deliverable) : startOf(deal, places, today),
  );
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
    if (!deliverable && values.channelId === null)
      set({ channelId: usualChannelId(platform, places) });
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
    if (deliverable) {
      if (!check(deliverableChanges, body)) return;
      saveChanges({
        text: 'Deliverable updated',
        before: start,
        now: body,
        together,
        update: (fields) => deliverables.update(deliverable.id, fields),
      });
    } else {
      const made = { ...body, id: newId(), campaignId: deal.campaign.id };
      if (!check(newDeliverable, made)) return;
      addOwed(deal, body, count);
    }
    onClose();
  }

  return (
    <FormDialog
      title={deliverable ? 'Edit Deliverable' : 'Add Deliverable'}
      open={open}
      form={form}
      submitLabel={deliverable ? 'Update' : 'Add'}
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
        <ContentField deal={deal} {...field('contentItemId')} />
        <MoneyField
          label="Part of the fee"
          optional
          {...field('feeShareMinor')}
          currency={deal.campaign.currency}
          hint={partHint(deal, { id: deliverable?.id, each: values.feeShareMinor, count })}
        />
        {deliverable ? null : (
          <NumberField
            label="How many of it"
            {...field('count')}
            hint="Adds as many rows"
            error={isCount ? undefined : `Use 1 to ${most}`}
          />
        )}
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

interface Part {
  id: string | undefined;
  /** In minor units; NaN while it is no amount. */
  each: number | null;
  count: number;
}

/** What parts of the fee come to, where that is not plain. */
function partHint({ campaign, deliverables: owed }: ShownDeal, { id, each, count }: Part) {
  if (!each) return undefined;
  const { feeMinor, currency } = campaign;
  const others = owed.filter((one) => one.id !== id && one.status !== 'cancelled');
  const all = others.reduce((sum, one) => sum + (one.feeShareMinor ?? 0), each * count);
  const money = (minor: number) => formatMoney(minor, currency);
  if (feeMinor !== null && all > feeMinor)
    return `All parts come to ${money(all)}, the fee is ${money(feeMinor)}`;
  return count > 1 ? `For each, ${money(each * count)} in all` : undefined;
}
