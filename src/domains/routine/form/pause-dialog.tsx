import { useState } from 'react';
import { addDays } from '#client/words/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import type { RoutineItem } from '#domains/routine/schema.ts';
import { useUser } from '#domains/people/auth/data.ts';
import { calendarDate } from '#shared/dates.ts';
import { pauseItems, type RestsFor } from '#domains/routine/list/rest-actions.ts';

interface PauseDialogProps {
  items: readonly RoutineItem[];
  today: string;
  open: boolean;
  onClose: () => void;
}

const usualDays = 7;
const restOptions: { value: RestsFor; label: string }[] = [
  { value: 'me', label: 'Only me' },
  { value: 'everybody', label: 'Everybody' },
];

/** Until when an item, or the whole routine, rests. */
export function PauseDialog({ items, today, open, onClose }: PauseDialogProps) {
  const { dateFormat = 'MDY', weekStartsOn = 0 } = useUser() ?? {};
  const usual = addDays(today, usualDays);
  const [until, setUntil] = useState(usual);
  const error = errorOf(until, today);
  const [one] = items;
  const hasOthers = (useCurrentWorkspace()?.memberCount ?? 1) > 1;
  const [restsFor, setRestsFor] = useState<RestsFor>('me');
  const isShared = hasOthers && items.some(({ isForMe, isMedicine }) => !isForMe && !isMedicine);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={items.length === 1 && one ? 'Pause this routine item' : 'Pause the whole routine'}
      description={
        items.length === 1 && one ? <span dir="auto">{one.title}</span> : `${items.length} items`
      }
      dirty={until !== usual || restsFor !== 'me'}
      onSubmit={(event) => {
        event.preventDefault();
        if (error) return;
        pauseItems(items, { from: today, until }, restsFor);
        onClose();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter">
            {items.length === 1 ? 'Pause item' : 'Pause all'}
          </Button>
        </>
      }
    >
      <Field
        label="Due again on"
        error={error}
        hint="Days off count neither for nor against you: no streak ends."
      >
        <DateField
          value={until}
          settings={{ today, dateFormat, weekStartsOn }}
          onChange={(date) => setUntil(date ?? '')}
        />
      </Field>
      {isShared ? (
        <Field label="For" group>
          <Segmented
            wide
            label="For"
            value={restsFor}
            onChange={setRestsFor}
            options={restOptions}
          />
        </Field>
      ) : null}
    </Dialog>
  );
}

function errorOf(until: string, today: string): string | undefined {
  const { success, error } = calendarDate.safeParse(until);
  if (!success) return error.issues[0]?.message;
  return until > today ? undefined : 'Choose a later day';
}
