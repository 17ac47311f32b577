import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { dateOr } from '#client/words/dates.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, DayField, Fields, SwitchField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import { ChannelSelect, FormatSelect } from '#domains/making/channels/channel-select.tsx';
import { PillarSelect } from '#domains/making/pillars/pillar-select.tsx';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import { RepeatDetails, RepeatSelect } from '#domains/tasks/repeating/repeat-field.tsx';
import { readTime } from '#domains/tasks/rules.ts';
import {
  addSeries,
  changeSeries,
  deleteSeries,
  seriesValues,
  type SeriesValues,
} from './series-actions.ts';
import './series-form.css';

interface SeriesFormProps {
  series: ContentSeries | undefined;
  /** Of a new one. */
  pillarId: string | null;
  open: boolean;
  onClose: () => void;
}

/** 'Edit Series' or 'New Series': what comes again and again, and what each piece begins with. */
export function SeriesForm({ series, pillarId, open, onClose }: SeriesFormProps) {
  const formats = useFormats();
  const settings = { ...formats, singleKeyShortcuts: false };
  const known = channels.useRows(rowsById);
  const [start] = useState((): SeriesValues => ({
    name: series?.name ?? '',
    description: series?.description ?? '',
    pillarId: series ? series.pillarId : pillarId,
    repeatRule: series?.repeatRule ?? null,
    startsOn: series?.startsOn ?? formats.today,
    defaultTime: series?.defaultTime ?? null,
    channelId: series?.channelId ?? null,
    defaultFormat: series?.defaultFormat ?? null,
    checklist: series?.checklist ?? [],
    isActive: series?.isActive ?? true,
  }));
  const form = useForm({
    ...start,
    // As they are typed.
    defaultTime: start.defaultTime ?? '',
    checklist: start.checklist.join('\n'),
  });
  const { values, set, field, check } = form;
  const { repeatRule, channelId } = values;
  const date = dateOr(values.startsOn, formats.today);
  const repeat = { repeatRule, repeatMode: 'schedule' as const };
  const setRule = (next: { repeatRule: string | null }) => set({ repeatRule: next.repeatRule });

  function save() {
    const { defaultTime, checklist, ...rest } = values;
    const said = { ...rest, defaultTime: timeOf(defaultTime), checklist: stepsOf(checklist) };
    const checked = check(seriesValues, said);
    if (!checked) return;
    if (series) changeSeries(series, checked);
    else addSeries(checked);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      size="sheet"
      title={series ? 'Edit Series' : 'New Series'}
      submitLabel={series ? 'Save series' : 'Add series'}
      onSubmit={save}
      aside={
        series ? (
          <Button
            variant="ghost"
            className="late"
            icon={<Trash2 />}
            onClick={() => {
              deleteSeries(series);
              onClose();
            }}
          >
            Delete
          </Button>
        ) : null
      }
    >
      <TextField label="Name" size="lg" placeholder="Monday tip" {...field('name')} />
      <Field label="Pillar">
        <PillarSelect {...field('pillarId')} />
      </Field>
      <div className="series-form-dates">
        <DayField label="Starts on" formats={formats} clearable={false} {...field('startsOn')} />
        <RepeatSelect
          value={repeat}
          onChange={setRule}
          date={date}
          settings={settings}
          error={field('repeatRule').error}
        />
      </div>
      <RepeatDetails
        value={repeat}
        onChange={setRule}
        date={date}
        settings={settings}
        repeatFrom={null}
        isAlwaysScheduled
      />
      <Fields>
        <Field label="Channel" optional>
          <ChannelSelect {...field('channelId')} />
        </Field>
        <TextField
          label="Time"
          optional
          placeholder={formats.timeFormat === '12' ? '5:00 PM' : '17:00'}
          {...field('defaultTime')}
        />
        {series ? (
          <Field label="Format" optional>
            <FormatSelect channel={known.get(channelId ?? '')} {...field('defaultFormat')} />
          </Field>
        ) : null}
      </Fields>
      {series ? (
        <>
          <AreaField
            label="Steps of each piece"
            optional
            hint="One on each line; a new piece of the series begins with them."
            {...field('checklist')}
          />
          <AreaField label="Description" optional {...field('description')} />
          <SwitchField label="Show open slots" {...field('isActive')}>
            Show open slots on the calendar
          </SwitchField>
        </>
      ) : null}
    </FormDialog>
  );
}

function timeOf(typed: string): string | null {
  if (!typed.trim()) return null;
  return readTime(typed) ?? typed.trim();
}

function stepsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
