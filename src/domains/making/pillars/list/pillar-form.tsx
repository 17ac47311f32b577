import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { allRows } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { ColorSwatches } from '#client/ui/choices/tape-radios.tsx';
import { pillars } from '#domains/making/pillars/data.ts';
import { isNameTaken, takenText } from '#domains/making/pillars/rules.ts';
import { nextColor } from '#shared/colors.ts';
import { pillar as pillarSchema, type Pillar } from '#domains/making/pillars/schema.ts';
import { addPillar, changePillar, type PillarValues } from './pillar-actions.ts';

const { name, color, coreQuestion, description, targetPercent } = pillarSchema.shape;
const schema = z.strictObject({ name, color, coreQuestion, description, targetPercent });

interface PillarFormProps {
  pillar: Pillar | undefined;
  open: boolean;
  onClose: () => void;
}

/** 'Edit pillar' or 'New pillar'. */
export function PillarForm({ pillar, open, onClose }: PillarFormProps) {
  const known = pillars.useRows(allRows);
  const { control, register, handleSubmit, setError, formState } = useForm<
    PillarValues,
    unknown,
    PillarValues
  >({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      name: pillar?.name ?? '',
      color: pillar?.color ?? nextColor(known),
      coreQuestion: pillar?.coreQuestion ?? '',
      description: pillar?.description ?? '',
      targetPercent: pillar?.targetPercent ?? null,
    },
  });
  const { errors, isDirty } = formState;

  function save(values: PillarValues) {
    if (isNameTaken(known, values.name, pillar?.id)) {
      setError('name', { message: takenText }, { shouldFocus: true });
      return;
    }
    if (pillar) changePillar(pillar, values);
    else addPillar(values);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={pillar ? 'Edit pillar' : 'New pillar'}
      dirty={isDirty}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter">
            {pillar ? 'Save pillar' : 'Add pillar'}
          </Button>
        </>
      }
    >
      <Field label="Name" error={errors.name?.message}>
        <TextInput
          size="lg"
          dir="auto"
          autoComplete="off"
          placeholder="Behind the scenes"
          {...register('name')}
        />
      </Field>
      <Field label="Colour" group>
        <Controller
          control={control}
          name="color"
          render={({ field }) => (
            <ColorSwatches label="Colour" value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
      <Field
        label="Core question"
        optional
        hint="What question does this pillar answer?"
        error={errors.coreQuestion?.message}
      >
        <TextInput dir="auto" autoComplete="off" {...register('coreQuestion')} />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea dir="auto" {...register('description')} />
      </Field>
      <Field
        label="Target share of posts in %"
        optional
        error={errors.targetPercent?.message}
        className="pillar-target"
      >
        <Controller
          control={control}
          name="targetPercent"
          render={({ field }) => (
            <TextInput
              ref={field.ref}
              inputMode="numeric"
              autoComplete="off"
              value={field.value === null ? '' : String(field.value)}
              onBlur={field.onBlur}
              onChange={({ currentTarget: { value } }) =>
                field.onChange(value.trim() === '' ? null : readNumber(value))
              }
            />
          )}
        />
      </Field>
    </Dialog>
  );
}

// What is no number stays as it was typed: the schema says what is wrong with it.
function readNumber(text: string): number | string {
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
}
