import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trash2 } from 'lucide-react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import { ChannelSelect, FormatSelect } from '#domains/making/channels/channel-select.tsx';
import { PillarSelect } from '#domains/making/pillars/pillar-select.tsx';
import type { ContentSeries } from './schema.ts';
import { RepeatDetails, RepeatSelect } from '#domains/tasks/form/repeat-field.tsx';
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

/** 'Edit series' or 'New series': what comes again and again, and what each piece begins with. */
export function SeriesForm({ series, pillarId, open, onClose }: SeriesFormProps) {
  const formats = useFormats();
  const settings = { ...formats, singleKeyShortcuts: false };
  const known = channels.useRows(rowsById);
  const { control, register, handleSubmit, setValue, formState } = useForm<
    SeriesValues,
    unknown,
    SeriesValues
  >({
    resolver: standardSchemaResolver(seriesValues),
    defaultValues: {
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
    },
  });
  const { errors, isDirty } = formState;
  const [repeatRule, startsOn, channelId] = useWatch({
    control,
    name: ['repeatRule', 'startsOn', 'channelId'],
  });
  const date = startsOn ?? formats.today;
  const repeat = { repeatRule, repeatMode: 'schedule' as const };
  const setRule = (next: { repeatRule: string | null }) =>
    setValue('repeatRule', next.repeatRule, { shouldDirty: true });

  function save(values: SeriesValues) {
    if (series) changeSeries(series, values);
    else addSeries(values);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sheet"
      title={series ? 'Edit series' : 'New series'}
      dirty={isDirty}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={
        <>
          {series ? (
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
          ) : null}
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter">
            {series ? 'Save series' : 'Add series'}
          </Button>
        </>
      }
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput
          size="lg"
          dir="auto"
          autoComplete="off"
          placeholder="Monday tip"
          {...register('name')}
        />
      </Field>
      <Field label="Pillar">
        <Controller
          control={control}
          name="pillarId"
          render={({ field }) => <PillarSelect value={field.value} onChange={field.onChange} />}
        />
      </Field>
      <div className="series-form-pair is-dated">
        <Field label="Starts on" error={errors.startsOn?.message}>
          <Controller
            control={control}
            name="startsOn"
            render={({ field }) => <DateField {...field} settings={formats} />}
          />
        </Field>
        <RepeatSelect
          value={repeat}
          onChange={setRule}
          date={date}
          settings={settings}
          error={errors.repeatRule?.message}
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
      <div className="series-form-pair">
        <Field label="Channel" optional>
          <Controller
            control={control}
            name="channelId"
            render={({ field }) => <ChannelSelect value={field.value} onChange={field.onChange} />}
          />
        </Field>
        <Field label="Format" optional>
          <Controller
            control={control}
            name="defaultFormat"
            render={({ field }) => (
              <FormatSelect
                channel={known.get(channelId ?? '')}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </Field>
      </div>
      <Field label="Time" optional error={errors.defaultTime?.message} className="series-form-time">
        <TextInput
          autoComplete="off"
          placeholder={formats.timeFormat === '12' ? '5:00 PM' : '17:00'}
          {...register('defaultTime', { setValueAs: timeOf })}
        />
      </Field>
      <Field
        label="Steps of each piece"
        optional
        hint="One on each line; a new piece of the series begins with them."
        error={errors.checklist?.message ?? errors.checklist?.find?.((one) => one)?.message}
      >
        <Controller
          control={control}
          name="checklist"
          render={({ field }) => (
            <TextArea
              ref={field.ref}
              dir="auto"
              defaultValue={field.value.join('\n')}
              onBlur={field.onBlur}
              onChange={(event) => field.onChange(stepsOf(event.currentTarget.value))}
            />
          )}
        />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea dir="auto" {...register('description')} />
      </Field>
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => (
          <Switch label="Show open slots" checked={field.value} onChange={field.onChange}>
            Show open slots on the calendar
          </Switch>
        )}
      />
    </Dialog>
  );
}

function timeOf(typed: string | null): string | null {
  if (!typed?.trim()) return null;
  return readTime(typed) ?? typed.trim();
}

function stepsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
