import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState, type FormEvent } from 'react';
import { useForm, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '#client/sync/api.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { newId } from '#shared/ids.ts';
import { fillWithSample } from '#domains/people/workspaces/sample/data.ts';
import { createWorkspace } from '#domains/people/workspaces/data.ts';
import { newWorkspace, type WorkspaceType } from '#domains/people/workspaces/schema.ts';
import { whileFilling } from './filling.ts';

const schema = z.pick(newWorkspace, { name: true, description: true });

type Values = z.input<typeof schema>;

interface WorkspaceFormOptions {
  type?: WorkspaceType | undefined;
  /** Whether it is filled with a sample to look around in. */
  isSample?: boolean;
  onCreated: () => void;
  /** For any reason but a wrong field, which is shown beside that. */
  onFailed: () => void;
}

/** Name and description of a new workspace, and creating it once. */
export function useWorkspaceForm({ type, isSample, onCreated, onFailed }: WorkspaceFormOptions) {
  // One id for all attempts: after an answer that was lost, trying again makes no second workspace.
  const [id] = useState(newId);
  const { control, register, handleSubmit, setError, setValue } = useForm<
    Values,
    unknown,
    z.output<typeof schema>
  >({
    resolver: standardSchemaResolver(schema),
    defaultValues: { name: '', description: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, isDirty } = useFormState({ control });
  const name = useWatch({ control, name: 'name' });
  const isBlank = name.trim() === '';

  const submit = handleSubmit(async ({ name, description }) => {
    try {
      const create = () => createWorkspace({ id, name, description, type });
      if (isSample) await whileFilling(() => create().then(() => fill(id)));
      else await create();
      toast.success('Workspace created successfully');
      onCreated();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined;
      if (fields?.['name']) setError('name', { message: fields['name'] }, { shouldFocus: true });
      else onFailed();
    }
  });

  return {
    register,
    name,
    rename: (text: string) => setValue('name', text, { shouldDirty: true, shouldValidate: true }),
    nameError: errors.name?.message,
    descriptionError: errors.description?.message,
    isDirty,
    isBusy: isSubmitting,
    isBlank,
    submit: (event: FormEvent) => {
      if (isBlank || isSubmitting) event.preventDefault();
      else void submit(event);
    },
  };
}

// The workspace is there: that it stays empty is no reason to ask for it again.
async function fill(id: string): Promise<void> {
  await fillWithSample(id).catch(() => toast.error('The sample could not be added'));
}
