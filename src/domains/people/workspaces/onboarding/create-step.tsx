import { ArrowLeft } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { AreaField, TextField } from '#client/form/form-fields.tsx';
import { Field, FormError } from '#client/ui/fields/field.tsx';
import { Stick } from '#client/ui/progress/stick.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import type { WorkspaceType } from '#domains/people/workspaces/schema.ts';
import { StepTitle } from './step-title.tsx';
import type { useWorkspaceForm } from './use-workspace-form.ts';
import { TypeButtons, type Kind } from './workspace-types.tsx';
import './create-step.css';

interface CreateStepProps {
  form: ReturnType<typeof useWorkspaceForm>;
  type: WorkspaceType | null;
  onChoose: (kind: Kind) => void;
  isSample: boolean;
  onSample: (isSample: boolean) => void;
  onBack: () => void;
  error: string | null;
}

/** Type, name and description of the first workspace. */
export function CreateStep({ form, type, onChoose, error, ...rest }: CreateStepProps) {
  const { isSample, onSample, onBack } = rest;
  const { root, nameField, field, isBusy, isBlank, submit } = form;
  return (
    <form
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      <StepTitle step={2}>Create your workspace</StepTitle>
      <div className="create-fields stack">
        <Field label="Type" group>
          <TypeButtons value={type} onChoose={onChoose} />
        </Field>
        <TextField
          label="Workspace name"
          hint="Everyone you invite sees this name. You can change it later."
          required
          {...nameField}
        />
        <AreaField
          label="Description"
          optional
          placeholder="What you make here, in one line"
          {...field('description')}
        />
        <Switch
          className="create-sample"
          checked={isSample}
          onChange={onSample}
          label="Fill it with a sample to look around"
        >
          <span>
            Fill it with a sample to look around
            <small>A creator’s last three months. You can remove it again.</small>
          </span>
        </Switch>
        <FormError>{isBusy ? null : error}</FormError>
        {isBusy && isSample ? <SampleProgress /> : null}
      </div>
      <div className="create-actions row">
        <Button variant="ghost" size="lg" icon={<ArrowLeft />} onClick={onBack}>
          Back
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="grow"
          busy={isBusy}
          disabled={isBlank}
        >
          Create Workspace
        </Button>
      </div>
    </form>
  );
}

/** How far the workspace with its sample is: it is there, or being filled. */
function SampleProgress() {
  const isFilling = useCurrentWorkspace() !== null;
  const text = isFilling ? 'Adding brands, deals, content and tasks…' : 'Making the workspace…';
  return (
    <p className="create-progress row gap-10 muted" role="status">
      <Stick segments={isFilling ? ['on', 'now'] : ['now', 'rest']} label="" />
      {text}
    </p>
  );
}
