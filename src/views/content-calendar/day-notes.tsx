import { useState } from 'react';
import { Field, TextArea } from '#client/ui/fields/field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { dayNotes, notesByDay } from '#domains/around/agenda/day-notes/data.ts';
import { type DayNote, maxNoteLength } from '#domains/around/agenda/day-notes/schema.ts';

const nothing: readonly DayNote[] = [];

/** What the workspace notes on a day; two people who wrote at the same time have left two notes. */
export function DayNotes({ date, canEdit }: { date: string; canEdit: boolean }) {
  const notes = dayNotes.useRows(notesByDay).get(date) ?? nothing;
  if (!canEdit) {
    return notes.map(({ id, text }) => (
      <p key={id} className="day-sheet-note muted anywhere" dir="auto">
        {text}
      </p>
    ));
  }
  if (notes.length === 0) return <NoteField key={date} date={date} />;
  return notes.map((note) => <NoteField key={note.id} date={date} note={note} />);
}

/** Saved when it is left; emptied, it is deleted. */
function NoteField({ date, note }: { date: string; note?: DayNote }) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? note?.text ?? '';

  function save() {
    const words = text.trim();
    setTyped(undefined);
    if (words === (note?.text ?? '')) return;
    if (!note) tellDone('Note added', [dayNotes.create({ notedOn: date, text: words })]);
    else if (words === '')
      tellDone('Note deleted', [dayNotes.remove(note.id)], () => dayNotes.restore(note.id));
    else void dayNotes.update(note.id, { text: words });
  }
  return (
    <Field label="Day note" hint="Everybody of the workspace sees it.">
      <TextArea
        rows={2}
        maxLength={maxNoteLength}
        value={text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={save}
      />
    </Field>
  );
}
