import * as z from 'zod/mini';
import { allRows } from '#client/sync/reading/selectors.ts';
import { DecimalField } from '#client/form/decimal-field.tsx';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, ColorField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { isNameTaken } from '#client/words/name-taken.ts';
import { takenText } from '#domains/making/pillars/rules.ts';
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

/** 'Edit Pillar' or 'New Pillar'. */
export function PillarForm({ pillar, open, onClose }: PillarFormProps) {
  const known = pillars.useRows(allRows);
  const form = useForm<PillarValues>({
    name: pillar?.name ?? '',
    color: pillar?.color ?? nextColor(known),
    coreQuestion: pillar?.coreQuestion ?? '',
    description: pillar?.description ?? '',
    targetPercent: pillar?.targetPercent ?? null,
  });
  const { field, check, refuse } = form;

  function save() {
    const values = check(schema);
    if (!values) return;
    if (isNameTaken(known, values.name, pillar?.id)) return refuse({ name: takenText });
    if (pillar) changePillar(pillar, values);
    else addPillar(values);
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={pillar ? 'Edit Pillar' : 'New Pillar'}
      submitLabel={pillar ? 'Save pillar' : 'Add pillar'}
      onSubmit={save}
    >
      <TextField label="Name" size="lg" placeholder="Behind the scenes" {...field('name')} />
      <ColorField label="Colour" {...field('color')} />
      <TextField
        label="Core question"
        optional
        hint="What question does this pillar answer?"
        {...field('coreQuestion')}
      />
      <AreaField label="Description" optional {...field('description')} />
      <DecimalField
        label="Target share of posts in %"
        optional
        className="pillar-target"
        {...field('targetPercent')}
      />
    </FormDialog>
  );
}
