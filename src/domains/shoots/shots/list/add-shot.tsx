import { type FormEvent, useState } from 'react';
import { keptText, useKeepText } from '#client/sync/kept/kept-text.ts';
import { TextInput } from '#client/ui/fields/field.tsx';
import { Button } from '#client/ui/button.tsx';
import { shots } from '#domains/shoots/shots/data.ts';
import type { Shot } from '#domains/shoots/shots/schema.ts';
import './add-shot.css';

interface AddShotProps {
  tripId: string;
  /** What a shot that is added here gets besides its words. */
  place: Partial<Pick<Shot, 'scheduleItemId' | 'shotOn' | 'location'>>;
  /** The place of the last one. */
  last: number;
  label: string;
  placeholder: string;
}

/** A line that is there for whoever writes one shot after the other. */
export function AddShot({ tripId, place, last, label, placeholder }: AddShotProps) {
  const keptAs = `shot ${tripId} ${place.scheduleItemId ?? place.shotOn ?? ''}`;
  const [title, setTitle] = useState(() => keptText(keptAs));
  useKeepText(keptAs, title);

  function add(event: FormEvent) {
    event.preventDefault();
    const words = title.trim();
    if (words === '') return;
    void shots.create({ tripId, title: words, sortOrder: last + 1, ...place });
    setTitle('');
  }

  return (
    <form className="row gap-8 add-shot" onSubmit={add}>
      <TextInput
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button type="submit" disabled={title.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
