import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useFormState } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '#client/ui/button.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { describeWorkspace, renameWorkspace } from '#domains/people/workspaces/data.ts';
import {
  newName,
  workspaceDescription,
  type Workspace,
} from '#domains/people/workspaces/schema.ts';
import { can } from '#shared/permissions.ts';

const schema = z.extend(newName, workspaceDescription.shape);
type Values = z.input<typeof schema>;
/** Changes of others leave what is being typed alone; saving and discarding do not. */
const afresh = { keepDirtyValues: false, keepFieldsRef: true };

/** Name, for the owner alone, and description of a workspace (spec section 2, General). */
export function WorkspaceForm({ workspace }: { workspace: Workspace }) {
  const mayRename = workspace.role === 'owner';
  const mayDescribe = can(workspace.role, 'manage_settings');
  const { name, description } = workspace;
  const { control, register, handleSubmit, reset, resetField, getValues, setValue } = useForm<
    Values,
    unknown,
    z.output<typeof schema>
  >({
    resolver: standardSchemaResolver(schema),
    values: { name, description },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { errors, isSubmitting, dirtyFields } = useFormState({ control });
  // By its fields: the form as a whole forgets it when the workspace changes meanwhile.
  const isDirty = Boolean(dirtyFields.name || dirtyFields.description);

  const submit = handleSubmit(async (values) => {
    const changed = { ...dirtyFields };
    // Shown at once; what the server refuses goes back and is said by its own toast.
    reset(values, afresh);
    const [renamed, described] = await Promise.all([
      changed.name ? renameWorkspace(workspace.id, values.name) : undefined,
      changed.description ? describeWorkspace(workspace.id, values.description) : undefined,
    ]);
    if (renamed?.ok) toast.success('Workspace settings updated');
    else if (described?.ok) toast.success('Workspace updated');
    if (renamed?.ok === false) putBack('name', values.name);
    if (described?.ok === false) putBack('description', values.description);
  });

  // What was refused can be sent again, unless something else has been typed since.
  function putBack(field: keyof Values, typed: string) {
    const before = workspace[field];
    if (![typed, before].includes(getValues(field))) return;
    resetField(field, { defaultValue: before });
    setValue(field, typed, { shouldDirty: true });
  }

  return (
    <form className="ws-fields" noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Workspace name"
        hint={mayRename ? undefined : 'Only the owner can rename the workspace'}
        error={errors.name?.message}
      >
        <TextInput {...register('name')} readOnly={!mayRename} autoComplete="off" />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <TextArea {...register('description')} readOnly={!mayDescribe} />
      </Field>
      {mayDescribe ? (
        <div className="row">
          <Button type="submit" variant="primary" busy={isSubmitting} disabled={!isDirty}>
            Save changes
          </Button>
          {isDirty ? (
            <Button variant="ghost" onClick={() => reset({ name, description }, afresh)}>
              Discard
            </Button>
          ) : null}
        </div>
      ) : null}
    </form>
  );
}
