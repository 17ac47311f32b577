import { type LucideIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, SwitchField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Radios } from '#client/ui/choices/radios.tsx';
import { frequencies, type RoutineItem } from '#domains/routine/schema.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { forWhom, frequencyLabels, slots } from '#domains/routine/list/choices.ts';
import {
  changedFields,
  fieldsOf,
  formSchema,
  startValues,
  titled,
  withoutHidden,
} from './form-values.ts';
import { addItem, changeItem } from '#domains/routine/list/routine-actions.ts';
import { openRoutineDialog } from './ask-routine.tsx';
import './routine-form.css';
import '#client/ui/choices/segmented.css';

interface RoutineFormProps {
  item: RoutineItem | undefined;
  today: string;
  /** Done today: it cannot be deleted then. */
  isDone: boolean;
  open: boolean;
  onClose: () => void;
}

const slotOptions = slots.map((slot) => ({ ...slot, label: `${slot.name} (${slot.hint})` }));
const forOptions = forWhom.map((one) => ({ ...one, label: `${one.name} (${one.hint})` }));
const frequencyOptions = frequencies.map((value) => ({ value, label: frequencyLabels[value] }));
/** 'Add Routine Item' or 'Edit Routine Item'. */
export function RoutineForm({ item, today, isDone, open, onClose }: RoutineFormProps) {
  const form = useForm(startValues(item));
  const { values, set, field, check } = form;
  const [isTinyOwn, setTinyOwn] = useState(false);
  const { userId } = useScope();
  const hasOthers = (useCurrentWorkspace()?.memberCount ?? 1) > 1;
  // Whoever else made it a medicine, or their own alone, could not see it any more.
  const isOwn = !item || item.createdByUserId === userId;
  const { title, isMedicine } = values;
  const tiny = field('tinyVersion');

  function save() {
    const checked = check(formSchema, withoutHidden(values));
    if (!checked) return;
    if (item) {
      const changes = changedFields(item, checked, today);
      if (changes) changeItem(item, changes);
    } else {
      addItem({ ...fieldsOf(checked), startsOn: today });
    }
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={item ? 'Edit Routine Item' : 'Add Routine Item'}
      submitLabel={item ? 'Update' : 'Add'}
      canSubmit={title.trim() !== ''}
      onSubmit={save}
      aside={
        item && !isDone ? (
          <Button
            variant="ghost"
            className="late"
            icon={<Trash2 />}
            onClick={() => openRoutineDialog({ kind: 'delete', item })}
          >
            Delete
          </Button>
        ) : null
      }
    >
      <TextField
        label="Title"
        size="lg"
        {...field('title')}
        onChange={(typed) => set((now) => titled(now, typed, { item, isTinyOwn }))}
      />
      {isMedicine ? null : (
        <TextField
          label="Tiny version"
          optional
          hint="What you do even on a bad day. It becomes the title, and the full goal stays beside it."
          {...tiny}
          onChange={(typed) => {
            setTinyOwn(typed !== '');
            tiny.onChange(typed);
          }}
        />
      )}
      {isOwn ? (
        <SwitchField label="Medicine" {...field('isMedicine')}>
          Medicine
          <span className="hint block">Nobody in the workspace sees it but you.</span>
        </SwitchField>
      ) : null}
      {hasOthers && isOwn && !isMedicine ? (
        <Field
          label="For"
          group
          hint="What is for everybody counts for others once they take it on."
        >
          <Radios
            label="For"
            className="radio-bar routine-slots"
            value={values.isForMe ? 'me' : 'everybody'}
            onChange={(value) => set({ isForMe: value === 'me' })}
            options={forOptions}
          >
            {hinted}
          </Radios>
        </Field>
      ) : null}
      {isMedicine ? (
        <div className="routine-form-medicine">
          <TextField label="Dosage" optional {...field('dosage')} />
          <SwitchField label="Critical" {...field('isCritical')} />
        </div>
      ) : null}
      <Field label="Time slot" group>
        <Radios
          label="Time slot"
          className="radio-bar routine-slots"
          {...field('timeSlot')}
          options={slotOptions}
        >
          {hinted}
        </Radios>
      </Field>
      <Field
        label="Frequency"
        group
        hint={
          item && values.frequency !== item.frequency
            ? 'It holds from today on; the days before stay as they were.'
            : undefined
        }
      >
        <Radios
          label="Frequency"
          className="routine-frequencies"
          {...field('frequency')}
          options={frequencyOptions}
          optionClass={() => 'routine-choice'}
        >
          {({ label }) => label}
        </Radios>
      </Field>
      <AreaField label="Description" optional rows={2} {...field('description')} />
    </FormDialog>
  );
}

function hinted({ name, hint, icon: Icon }: { name: string; hint: string; icon: LucideIcon }) {
  return (
    <>
      <Icon aria-hidden="true" />
      <span>
        {name} <small>({hint})</small>
      </span>
    </>
  );
}
