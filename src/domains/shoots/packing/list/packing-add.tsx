import { Plus } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { keptText, useKeepText } from '#client/sync/kept/kept-text.ts';
import { keepUndo } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { packingItems } from '#domains/shoots/packing/data.ts';
import { readList } from '#domains/shoots/packing/pasting/read-list.ts';
import { categoriesOf } from './packing-sections.ts';
import type { Packing } from './use-packing.ts';
import './packing-add.css';

interface PackingAddProps {
  packing: Packing;
  /** What a new thing has that says nothing else. */
  usual: { category?: string; tripPersonId?: string | null; packingBagId?: string | null };
  label: string;
  placeholder: string;
  /** It was asked for just now. */
  hasFocus?: boolean;
  /** Several lines were pasted. */
  onPaste: (text: string) => void;
  onEnd?: () => void;
}

/** A line to write the next thing in; it stays open for the one after that. */
export function PackingAdd(props: PackingAddProps) {
  const { packing, usual, label, placeholder, hasFocus = false, onPaste, onEnd } = props;
  const keptAs = `packing ${packing.trip.id} ${label}`;
  const [text, setText] = useState(() => keptText(keptAs));
  useKeepText(keptAs, text);
  const [wrong, setWrong] = useState<string>();
  const wrongId = useId();

  function add(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    const refused = addLine(text, packing, usual);
    setWrong(refused);
    if (!refused) setText('');
  }

  function takeLines(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted.trim())) return;
    event.preventDefault();
    onPaste(pasted);
  }

  function leave(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Escape' || !onEnd) return;
    event.stopPropagation();
    onEnd();
  }

  return (
    <form className="packing-add" onSubmit={add}>
      <span className="row gap-8">
        <Plus className="faint" aria-hidden="true" />
        <input
          className="grow"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever pressed 'Add' is about to write
          autoFocus={hasFocus}
          dir="auto"
          autoComplete="off"
          enterKeyHint="enter"
          aria-label={label}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? wrongId : undefined}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(undefined);
          }}
          onPaste={takeLines}
          onKeyDown={leave}
        />
      </span>
      {wrong ? (
        <span id={wrongId} className="errtext sm late" role="alert">
          {wrong}
        </span>
      ) : null}
    </form>
  );
}

/** Adds what a line says; gives the sentence where it says nothing that can be packed. */
function addLine(
  text: string,
  { trip, items, people }: Packing,
  usual: PackingAddProps['usual'],
): string | undefined {
  const category = usual.category ?? 'Other';
  const read = readList(text, { categories: categoriesOf(items), people, category });
  const [thing] = read.things;
  if (!thing) return read.wrong[0]?.why ?? 'Say what it is';
  const last = items.reduce((most, { sortOrder }) => Math.max(most, sortOrder), 0);
  const { personId, ...said } = thing;
  const id = newId();
  const made = packingItems.create({
    ...usual,
    ...said,
    ...(personId === null ? {} : { tripPersonId: personId }),
    ...{ id, tripId: trip.id, sortOrder: last + 1 },
  });
  keepUndo([made], () => packingItems.remove(id));
  return undefined;
}
