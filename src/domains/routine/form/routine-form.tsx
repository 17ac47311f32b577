import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trash2 } from 'lucide-react';
import { Controller, type Resolver, useForm, useWatch } from 'react-hook-form';
import { useScope } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { Radios } from '#client/ui/choices/radios.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { suggestTinyVersion } from '#domains/routine/rules.ts';
import { frequencies, type RoutineItem } from '#domains/routine/schema.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { forWhom, frequencyLabels, slots } from '#domains/routine/list/choices.ts';
import {
  changedFields,
  fieldsOf,
  formSchema,
  type FormValues,
  startValues,
} from './form-values.ts';
import { addItem, changeItem } from '#domains/routine/list/routine-actions.ts';
import { openRoutineDialog } from './routine-dialog-host.tsx';
import './routine-form.css';

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
// The schema fills in nothing and only trims: with all fields given, all come out.
const resolver = standardSchemaResolver(formSchema) as Resolver<FormValues, unknown, FormValues>;

/** 'Add Routine Item' or 'Edit Routine Item'. */
export function RoutineForm({ item, today, isDone, open, onClose }: RoutineFormProps) {
  const { control, register, handleSubmit, setValue, formState } = useForm<
    FormValues,
    unknown,
    FormValues
  >({ resolver, defaultValues: startValues(item) });
  const { errors, isDirty, dirtyFields } = formState;
  const { userId } = useScope();
  const hasOthers = (useCurrentWorkspace()?.memberCount ?? 1) > 1;
  // Whoever else made it a medicine, or their own alone, could not see it any more.
  const isOwn = !item || item.createdByUserId === userId;
  const [title, isMedicine] = useWatch({ control, name: ['title', 'isMedicine'] });

  function save(values: FormValues) {
    if (item) {
      const changes = changedFields(item, values);
      if (changes) changeItem(item, changes);
    } else {
      addItem({ ...fieldsOf(values), startsOn: today });
    }
    onClose();
  }

  // Until somebody writes a tiny version of their own, it follows the title.
  function suggest(typed: string) {
    if (item || dirtyFields.tinyVersion) return;
    setValue('tinyVersion', suggestTinyVersion(typed));
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={item ? 'Edit Routine Item' : 'Add Routine Item'}
      dirty={isDirty}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={
        <>
          {item && !isDone ? (
            <Button
              variant="ghost"
              className="late"
              icon={<Trash2 />}
              onClick={() => openRoutineDialog({ kind: 'delete', item })}
            >
              Delete
            </Button>
          ) : null}
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter" disabled={title.trim() === ''}>
            {item ? 'Update' : 'Add'}
          </Button>
        </>
      }
    >
      <Field label="Title" error={errors.title?.message}>
        <TextInput
          size="lg"
          dir="auto"
          autoComplete="off"
          {...register('title', { onChange: ({ target }) => suggest(target.value) })}
        />
      </Field>
      {isMedicine ? null : (
        <Field
          label="Tiny version"
          optional
          hint="What you do even on a bad day. It becomes the title, and the full goal stays beside it."
          error={errors.tinyVersion?.message}
        >
          <TextInput dir="auto" autoComplete="off" {...register('tinyVersion')} />
        </Field>
      )}
      {isOwn ? (
        <Controller
          control={control}
          name="isMedicine"
          render={({ field }) => (
            <Switch label="Medicine" checked={field.value} onChange={field.onChange}>
              <span>
                Medicine
                <span className="hint routine-form-hint">
                  Nobody in the workspace sees it but you.
                </span>
              </span>
            </Switch>
          )}
        />
      ) : null}
      {hasOthers && isOwn && !isMedicine ? (
        <Field
          label="For"
          group
          hint="What is for everybody counts for others once they take it on."
        >
          <Controller
            control={control}
            name="isForMe"
            render={({ field }) => (
              <Radios
                label="For"
                className="radio-bar routine-slots"
                value={field.value ? 'me' : 'everybody'}
                onChange={(value) => field.onChange(value === 'me')}
                options={forOptions}
              >
                {({ name, hint, icon: Icon }) => (
                  <>
                    <Icon aria-hidden="true" />
                    <span>
                      {name} <small>({hint})</small>
                    </span>
                  </>
                )}
              </Radios>
            )}
          />
        </Field>
      ) : null}
      {isMedicine ? (
        <div className="routine-form-medicine">
          <Field label="Dosage" optional error={errors.dosage?.message}>
            <TextInput dir="auto" autoComplete="off" {...register('dosage')} />
          </Field>
          <Controller
            control={control}
            name="isCritical"
            render={({ field }) => (
              <Switch label="Critical" checked={field.value} onChange={field.onChange}>
                Critical
              </Switch>
            )}
          />
        </div>
      ) : null}
      <Field label="Time slot" group>
        <Controller
          control={control}
          name="timeSlot"
          render={({ field }) => (
            <Radios
              label="Time slot"
              className="radio-bar routine-slots"
              value={field.value}
              onChange={field.onChange}
              options={slotOptions}
            >
              {({ name, hint, icon: Icon }) => (
                <>
                  <Icon aria-hidden="true" />
                  <span>
                    {name} <small>({hint})</small>
                  </span>
                </>
              )}
            </Radios>
          )}
        />
      </Field>
      <Field label="Frequency" group>
        <Controller
          control={control}
          name="frequency"
          render={({ field }) => (
            <Radios
              label="Frequency"
              className="routine-frequencies"
              value={field.value}
              onChange={field.onChange}
              options={frequencyOptions}
              optionClass={() => 'routine-choice'}
            >
              {({ label }) => label}
            </Radios>
          )}
        />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea rows={2} dir="auto" {...register('description')} />
      </Field>
    </Dialog>
  );
}
