import { useState } from 'react';
import * as z from 'zod/mini';
import { useForm } from '#client/form/use-form.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { newId } from '#shared/ids.ts';
import { fillWithSample } from '#domains/people/workspaces/sample/data.ts';
import { createWorkspace } from '#domains/people/workspaces/creation/data.ts';
import { newWorkspace, type WorkspaceType } from '#domains/people/workspaces/schema.ts';
import { whileFilling } from './filling.ts';

const schema = z.pick(newWorkspace, { name: true, description: true });

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
  const form = useForm({ name: '', description: '' });
  const { name } = form.values;
  const isBlank = name.trim() === '';

  function submit() {
    const fields = isBlank || form.isBusy ? undefined : form.check(schema);
    if (!fields) return;
    void form.send(
      async () => {
        const create = () => createWorkspace({ id, ...fields, type });
        if (isSample) await whileFilling(() => create().then(() => fill(id)));
        else await create();
        toast.success('Workspace created successfully');
        onCreated();
      },
      () => {
        onFailed();
        return null;
      },
    );
  }

  return {
    ...form,
    name,
    nameField: { ...form.field('name'), onBlur: () => form.warn('name', schema) },
    rename: (text: string) => form.set({ name: text }),
    isBlank,
    submit,
  };
}

// The workspace is there: that it stays empty is no reason to ask for it again.
async function fill(id: string): Promise<void> {
  await fillWithSample(id).catch(() => toast.error('The sample could not be added'));
}
