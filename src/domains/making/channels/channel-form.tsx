import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { ColorSwatches } from '#client/ui/choices/tape-radios.tsx';
import { channel as channelSchema, type Channel, platformFacts } from './schema.ts';
import { FormatSelect } from './channel-select.tsx';
import { addChannel, changeChannel, type ChannelValues, handleProblem } from './channel-actions.ts';
import { PlatformSelect } from './platform-select.tsx';
import './channel-form.css';

const { platform, name, handle, url, color, weeklyGoal, defaultFormat } = channelSchema.shape;
const schema = z.strictObject({ platform, name, handle, url, color, weeklyGoal, defaultFormat });

interface ChannelFormProps {
  channel: Channel | undefined;
  open: boolean;
  onClose: () => void;
}

/** 'Edit channel' or 'New channel'. */
export function ChannelForm({ channel, open, onClose }: ChannelFormProps) {
  const { control, register, handleSubmit, setError, formState } = useForm<
    ChannelValues,
    unknown,
    ChannelValues
  >({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      platform: channel?.platform ?? 'instagram',
      name: channel?.name ?? '',
      handle: channel?.handle ?? '',
      url: channel?.url ?? null,
      color: channel?.color ?? 'blue',
      weeklyGoal: channel?.weeklyGoal ?? null,
      defaultFormat: channel?.defaultFormat ?? null,
    },
  });
  const { errors, isDirty } = formState;
  const chosen = useWatch({ control, name: 'platform' });

  function save(values: ChannelValues) {
    const problem = handleProblem(values, channel?.id);
    if (problem) {
      setError('handle', { message: problem }, { shouldFocus: true });
      return;
    }
    if (channel) changeChannel(channel, values);
    else addChannel(values);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={channel ? 'Edit channel' : 'New channel'}
      dirty={isDirty}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter">
            {channel ? 'Save channel' : 'Add channel'}
          </Button>
        </>
      }
    >
      <div className="channel-form-pair">
        <Field label="Platform">
          <Controller
            control={control}
            name="platform"
            render={({ field }) => <PlatformSelect value={field.value} onChange={field.onChange} />}
          />
        </Field>
        <Field label="Handle" optional error={errors.handle?.message}>
          <TextInput
            autoComplete="off"
            autoCapitalize="none"
            placeholder="@handle"
            {...register('handle')}
          />
        </Field>
      </div>
      <Field label="Name" error={errors.name?.message}>
        <TextInput
          dir="auto"
          autoComplete="off"
          placeholder={`My ${platformFacts[chosen].label}`}
          {...register('name')}
        />
      </Field>
      <Field label="Address" optional error={errors.url?.message}>
        <TextInput
          type="url"
          autoComplete="off"
          placeholder="https://"
          {...register('url', { setValueAs: (text: string | null) => text?.trim() || null })}
        />
      </Field>
      <div className="channel-form-pair">
        <Field label="Posts a week" optional error={errors.weeklyGoal?.message}>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            {...register('weeklyGoal', { setValueAs: readGoal })}
          />
        </Field>
        <Field label="Usual format" optional>
          <Controller
            control={control}
            name="defaultFormat"
            render={({ field }) => (
              <FormatSelect
                channel={{ platform: chosen }}
                value={field.value}
                onChange={field.onChange}
              />
            )}
          />
        </Field>
      </div>
      <Field label="Colour" group>
        <Controller
          control={control}
          name="color"
          render={({ field }) => (
            <ColorSwatches label="Colour" value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
    </Dialog>
  );
}

// What is no number stays as it was typed: the schema says what is wrong with it.
function readGoal(typed: string | number | null): number | string | null {
  if (typed === null || String(typed).trim() === '') return null;
  const number = Number(typed);
  return Number.isNaN(number) ? typed : number;
}
