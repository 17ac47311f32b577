import { type FormEvent, useState } from 'react';
import { keptText, useKeepText } from '#client/sync/kept/kept-text.ts';
import { Button } from '#client/ui/button.tsx';
import { TextInput } from '#client/ui/fields/field.tsx';
import { scheduleItems } from '#domains/shoots/schedule/data.ts';
import { withTime } from './item-entry.ts';

interface AddItemProps {
  tripId: string;
  date: string;
  /** The place of the last one of the day. */
  last: number;
}

/** A line that takes what happens: '7:30-9 Graça steps' has its times with it. */
export function AddItem({ tripId, date, last }: AddItemProps) {
  const keptAs = `schedule ${tripId} ${date}`;
  const [typed, setTyped] = useState(() => keptText(keptAs));
  useKeepText(keptAs, typed);

  function add(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    const said = withTime(typed);
    void scheduleItems.create({ tripId, ...said, scheduledOn: date, sortOrder: last + 1 });
    setTyped('');
  }

  return (
    <form className="row gap-8 add-shot" onSubmit={add}>
      <TextInput
        dir="auto"
        aria-label="New in the schedule"
        placeholder="Add to this day: 7:30 Graça steps"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={typed.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
