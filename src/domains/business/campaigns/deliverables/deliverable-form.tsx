import { useState } from 'react';
import { allRows } from '#client/sync/reading/selectors.ts';
import { MoneyField } from '#client/ui/fields/money-field.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  ChoiceField,
  DayField,
  Fields,
  NumberField,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { newId } from '#shared/ids.ts';
import { channels } from '#domains/making/channels/data.ts';
import { formatLabels, platformFacts } from '#domains/making/channels/schema.ts';
import { usualChannelId, usualFrames } from './rules.ts';
import { partHint } from './part-hint.ts';
import { newDeliverable } from './schema.ts';
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

/** Adds one piece that the brand gets, or several of a kind at once; all else is said in its record. */
export function DeliverableForm({ deal, formats, open, onClose }: DealDialogProps<'deliverable'>) {
  const places = channels.useRows(allRows);
  const areKnown = channels.useStatus() === 'ready';
  const { today } = formats;
  const [start] = useState(() => startOf(deal, places, today));
  const form = useForm({ ...start, count: 1 as number | null });
  const { values, set, field, check } = form;
  const { platform, format } = values;
  const count = values.count ?? 1;
  const isCount = Number.isInteger(count) && count >= 1 && count <= most;
  const facts = platformFacts[platform];
  const [wereKnown, setWereKnown] = useState(areKnown);
  if (areKnown && !wereKnown) {
    setWereKnown(true);
    if (values.channelId === null) set({ channelId: usualChannelId(platform, places) });
  }

  function save() {
    const { count: _, ...fields } = values;
    const isOwn = places.some(({ id, platform: of }) => id === fields.channelId && of === platform);
    const body = {
      ...fields,
      title: fields.title.trim() || titleOf(deal, platform, format),
      frames: usualFrames(format) === null ? null : fields.frames,
      channelId: areKnown && !isOwn ? null : fields.channelId,
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
    </FormDialog>
  );
}
