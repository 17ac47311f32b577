import * as z from 'zod/mini';
import { DecimalField } from '#client/form/decimal-field.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AddressField, ColorField, Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { channel as channelSchema, type Channel, platformFacts } from './schema.ts';
import { FormatSelect } from './channel-select.tsx';
import { addChannel, changeChannel, type ChannelValues, handleProblem } from './channel-actions.ts';
import { PlatformSelect } from './platform-select.tsx';

const { platform, name, handle, url, color, weeklyGoal, defaultFormat } = channelSchema.shape;
const schema = z.strictObject({ platform, name, handle, url, color, weeklyGoal, defaultFormat });

interface ChannelFormProps {
  channel: Channel | undefined;
  open: boolean;
  onClose: () => void;
}

/** 'Edit Channel' or 'New Channel'. */
export function ChannelForm({ channel, open, onClose }: ChannelFormProps) {
  const form = useForm<ChannelValues>({
    platform: channel?.platform ?? 'instagram',
    name: channel?.name ?? '',
    handle: channel?.handle ?? '',
    url: channel?.url ?? null,
    color: channel?.color ?? 'blue',
    weeklyGoal: channel?.weeklyGoal ?? null,
    defaultFormat: channel?.defaultFormat ?? null,
  });
  const { field, check, refuse } = form;
  const { platform: chosen } = form.values;

  function save() {
    const values = check(schema);
    if (!values) return;
    const problem = handleProblem(values, channel?.id);
    if (problem) return refuse({ handle: problem });
    if (channel) changeChannel(channel, values);
    else addChannel(values);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={channel ? 'Edit Channel' : 'New Channel'}
      submitLabel={channel ? 'Save channel' : 'Add channel'}
      onSubmit={save}
    >
      <Fields>
        <Field label="Platform">
          <PlatformSelect {...field('platform')} />
        </Field>
        <TextField
          label="Handle"
          optional
          autoCapitalize="none"
          placeholder="@handle"
          {...field('handle')}
        />
      </Fields>
      <TextField
        label="Name"
        placeholder={`My ${platformFacts[chosen].label}`}
        {...field('name')}
      />
      {channel ? (
        <AddressField label="Address" optional placeholder="https://" {...field('url')} />
      ) : null}
      <Fields>
        <DecimalField label="Posts a week" optional {...field('weeklyGoal')} />
        <Field label="Usual format" optional>
          <FormatSelect channel={{ platform: chosen }} {...field('defaultFormat')} />
        </Field>
      </Fields>
      <ColorField label="Colour" {...field('color')} />
    </FormDialog>
  );
}
