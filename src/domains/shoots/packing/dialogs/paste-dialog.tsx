import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { countText } from '#client/words/count-text.ts';
import { addToList } from '#domains/shoots/packing/list/packing-actions.ts';
import { categoriesOf } from '#domains/shoots/packing/list/packing-sections.ts';
import type { Packing } from '#domains/shoots/packing/list/use-packing.ts';
import { plainThing } from '#domains/shoots/packing/merging/things/rules.ts';
import { readList, type ReadThing } from '#domains/shoots/packing/pasting/read-list.ts';
import { numberText } from '#shared/words/number-text.ts';
import './paste-dialog.css';

interface PasteDialogProps {
  packing: Packing;
  text: string;
  open: boolean;
  onClose: () => void;
}

/** Puts a list on the list of a trip. */
export function PasteDialog({ packing, ...props }: PasteDialogProps) {
  const { trip, items, people } = packing;
  return (
    <ListDialog
      {...props}
      categories={categoriesOf(items)}
      people={people}
      onAdd={(things) =>
        addToList(
          trip.id,
          things.map(({ personId, ...said }, sortOrder) => ({
            ...plainThing,
            ...said,
            tripPersonId: personId,
            sortOrder: items.length + sortOrder,
          })),
        )
      }
    />
  );
}

interface ListDialogProps extends Omit<PasteDialogProps, 'packing'> {
  categories: readonly string[];
  people: readonly { id: string; name: string }[];
  onAdd: (things: readonly ReadThing[]) => void;
}

/** A list as text: what it says is shown before it is added, and what could not be read stays. */
export function ListDialog({ text, open, onClose, categories, people, onAdd }: ListDialogProps) {
  const [typed, setTyped] = useState(text);
  const { things, wrong, refusal } = readList(typed, { categories, people, category: 'Other' });
  const names = new Map(people.map(({ id, name }) => [id, name]));

  function add() {
    onAdd(things);
    if (wrong.length === 0) onClose();
    else setTyped(wrong.map((line) => line.text).join('\n'));
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Paste a list"
      description="A thing a line. A line that ends with a colon names a group."
      dirty={typed.trim() !== '' && typed !== text}
      size="lg"
      onSubmit={(event) => {
        event.preventDefault();
        if (things.length > 0) add();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter" disabled={things.length === 0}>
            {things.length > 0 ? `Add ${countText(things.length, 'thing')}` : 'Add'}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <Field
          label="List"
          error={refusal ?? undefined}
          hint="3x Batteries #Camera @Ana ! is three, in Camera, Ana’s, and essential"
        >
          <TextArea
            className="paste-text"
            rows={8}
            dir="auto"
            placeholder={'Camera:\n2x Batteries !\nTripod\nPassport #Documents'}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        {wrong.length > 0 ? (
          <ul className="paste-wrong sm" aria-label="Could not be read">
            {wrong.slice(0, shownLines).map(({ line, text: said, why }) => (
              <li key={line} className="row gap-8">
                <span className="late one-line">{`Line ${line}: ${why}`}</span>
                <span className="trunc faint" dir="auto">
                  {said}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        {things.length > 0 ? (
          <ul className="paste-preview lines" aria-label="What will be added">
            {things.slice(0, shownLines).map((thing, at) => (
              <li key={at} className="row gap-8 sm">
                <span className="num muted paste-count">{`${thing.quantity}×`}</span>
                <span className="grow anywhere" dir="auto">
                  {thing.name}
                </span>
                {thing.isEssential ? <Tape tone="tally">Essential</Tape> : null}
                {thing.personId ? <span className="faint">{names.get(thing.personId)}</span> : null}
                <span className="faint trunc">{thing.category}</span>
              </li>
            ))}
            {things.length > shownLines ? (
              <li className="sm faint">{`and ${numberText(things.length - shownLines)} more`}</li>
            ) : null}
          </ul>
        ) : null}
      </div>
    </Dialog>
  );
}

const shownLines = 100;
