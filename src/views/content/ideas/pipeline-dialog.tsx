import { useState } from 'react';
import { isDate } from '#shared/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { type ContentItem, firstStages } from '#domains/making/content/schema.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { addToPipeline } from './idea-actions.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';

interface PipelineDialogProps {
  ideas: readonly ContentItem[];
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** 'Add to pipeline': Enter is enough; a day may be named. */
export function PipelineDialog({ ideas, open, onClose, onDone }: PipelineDialogProps) {
  const formats = useFormats();
  const names = useStageNames();
  const hidden: readonly string[] = useCurrentWorkspace()?.hiddenStages ?? [];
  const stage = firstStages.find((one) => one !== 'idea' && !hidden.includes(one)) ?? 'planning';
  const [plannedOn, setPlannedOn] = useState<string | null>(null);
  const isWrong = plannedOn !== null && !isDate(plannedOn);
  const [first] = ideas;
  const what = ideas.length === 1 ? `“${first?.title ?? ''}”` : `${ideas.length} ideas`;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add to pipeline"
      description={`${what} → ${names[stage]}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) return;
        addToPipeline(ideas, { stage, plannedOn });
        onDone();
        onClose();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="enter">
            Add to pipeline
          </Button>
        </>
      }
    >
      <Field
        label="Goes live"
        optional
        error={isWrong ? 'Use a date, like Friday or tomorrow' : undefined}
      >
        <DateField value={plannedOn} onChange={setPlannedOn} settings={formats} clearable />
      </Field>
    </Dialog>
  );
}
