import type { FormEvent } from 'react';
import * as z from 'zod/mini';
import { AreaField, TextField } from '#client/form/form-fields.tsx';
import { LeaveQuestion } from '#client/form/leave-question.tsx';
import { useForm } from '#client/form/use-form.ts';
import { keptText, useKeepText } from '#client/sync/kept/kept-text.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { describeWorkspace, renameWorkspace } from '#domains/people/workspaces/data.ts';
import {
  newName,
  workspaceDescription,
  type Workspace,
} from '#domains/people/workspaces/schema.ts';
import { can } from '#shared/permissions.ts';

const schema = z.extend(newName, workspaceDescription.shape);
type Values = z.output<typeof schema>;
type Untouched = { [Name in keyof Values]?: Values[Name] | undefined };
const untouched: Untouched = {
  name: undefined,
  description: undefined,
};

/** Name, for the owner alone, and description of a workspace (spec section 2, General). */
export function WorkspaceForm({ workspace }: { workspace: Workspace }) {
  const mayRename = workspace.role === 'owner';
  const mayDescribe = can(workspace.role, 'manage_settings');
  // Changes of others show where nobody types.
  const keptAs = { name: `name of ${workspace.id}`, description: `description of ${workspace.id}` };
  const { values, root, field, check, warn, set, reset } = useForm<Untouched>({
    name: keptText(keptAs.name) || undefined,
    description: keptText(keptAs.description) || undefined,
  });
  // Nothing asks before another workspace comes: what was typed is there again in this one.
  useKeepText(keptAs.name, values.name ?? '');
  useKeepText(keptAs.description, values.description ?? '');
  const { name = workspace.name, description = workspace.description } = values;
  const isRenamed = name !== workspace.name;
  const isDescribed = description !== workspace.description;
  const isDirty = isRenamed || isDescribed;

  async function submit(event: FormEvent) {
    event.preventDefault();
    const said = isDirty && check(schema, { name, description });
    if (!said) return;
    set(said);
    // Shown at once; what the server refuses goes back and is said by its own toast.
    const [renamed, described] = await Promise.all([
      isRenamed ? renameWorkspace(workspace.id, said.name) : undefined,
      isDescribed ? describeWorkspace(workspace.id, said.description) : undefined,
    ]);
    if (renamed?.ok) toast.success('Workspace settings updated');
    else if (described?.ok) toast.success('Workspace updated');
    // What was refused can be sent again; what has been typed since stays.
    set((now) => ({
      ...(renamed?.ok && now.name === said.name ? { name: undefined } : {}),
      ...(described?.ok && now.description === said.description ? { description: undefined } : {}),
    }));
  }

  return (
    <>
      <form
        ref={root}
        className="ws-fields stack gap-16"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label="Workspace name"
          hint={mayRename ? undefined : 'Only the owner can rename the workspace'}
          readOnly={!mayRename}
          {...field('name')}
          value={name}
          onBlur={() => warn('name', z.object({ name: z.optional(newName.shape.name) }))}
        />
        <AreaField
          label="Description"
          optional
          readOnly={!mayDescribe}
          {...field('description')}
          value={description}
        />
        {mayDescribe ? (
          <div className="row">
            <Button type="submit" variant="primary" disabled={!isDirty}>
              Save changes
            </Button>
            {isDirty ? (
              <Button variant="ghost" onClick={() => reset(untouched)}>
                Discard
              </Button>
            ) : null}
          </div>
        ) : null}
      </form>
      {isDirty ? (
        <LeaveQuestion onDiscard={() => reset(untouched)}>
          What you changed in the workspace has not been saved.
        </LeaveQuestion>
      ) : null}
    </>
  );
}
