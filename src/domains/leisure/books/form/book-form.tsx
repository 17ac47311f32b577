import { useState } from 'react';
import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  ChoiceField,
  DayField,
  Fields,
  NumberField,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { books } from '#domains/leisure/books/data.ts';
import type { FoundBook } from '#domains/leisure/books/lookup/schema.ts';
import { addBook } from '#domains/leisure/books/moves/book-actions.ts';
import { openBook } from '#domains/leisure/books/panel/book-panel-host.tsx';
import { formatLabels, statusLabels } from '#domains/leisure/books/rules.ts';
import { type BookFormat, type BookStatus, newBook } from '#domains/leisure/books/schema.ts';
import { authorsIn } from '#domains/leisure/books/words/authors-in.ts';
import { optionsOf } from '#domains/leisure/books/words/options-of.ts';
import { NewCoverField } from '#domains/leisure/covers/new-cover-field.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { newId } from '#shared/ids.ts';
import { filledIn } from './fill-in.ts';
import { Lookup } from './lookup.tsx';

const bookFormats = optionsOf<BookFormat>(formatLabels);
const statuses = optionsOf<BookStatus>(statusLabels).filter(({ value }) => value !== 'paused');

/** 'Add book': a title is enough, and what a library knows of it need not be typed. */
export function BookForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formats = useFormats();
  const form = useForm({
    ...{ title: '', subtitle: '', authors: '', isbn: '', publisher: '', coverUrl: '' },
    recommendedBy: '',
    file: null as File | null,
    pages: null as number | null,
    minutes: null as number | null,
    publishedYear: null as number | null,
    format: 'print' as BookFormat,
    status: 'want_to_read' as BookStatus,
    startedOn: formats.today as string | null,
    finishedOn: formats.today as string | null,
  });
  const { values, set, field, check } = form;
  const { status, format } = values;
  // The colour and the shape of the drawn one go with the id that it will have.
  const [coverOf] = useState(newId);
  const isHeard = format === 'audiobook';
  const words = values.title.trim().toLowerCase();
  const isKnown =
    words !== '' && books.read(allRows).some(({ title }) => title.toLowerCase() === words);

  function save(isOpened: boolean) {
    const { coverUrl, file, authors, isbn, startedOn, finishedOn, pages, minutes, ...rest } =
      values;
    const length = isHeard ? minutes : pages;
    const body = {
      ...rest,
      authors: authorsIn(authors),
      isbn: isbn.trim() || null,
      ...(isHeard ? { minutes } : { pages }),
      progressUnit: isHeard ? ('minute' as const) : ('page' as const),
      startedOn: status === 'reading' ? startedOn : null,
      finishedOn: status === 'finished' || status === 'dnf' ? finishedOn : null,
      progress: status === 'finished' ? (length ?? 0) : 0,
    };
    if (!check(newBook, { ...body, id: coverOf })) return;
    const id = addBook(
      { ...body, id: coverOf },
      { file: file ?? undefined, url: coverUrl || undefined },
    );
    onClose();
    if (isOpened) openBook({ bookId: id });
  }
  function take(found: FoundBook) {
    set((now) => ({ ...filledIn(now, found), coverUrl: found.coverUrl ?? now.coverUrl }));
  }

  return (
    <FormDialog
      isPersonal
      form={form}
      open={open}
      onClose={onClose}
      title="Add book"
      submitLabel="Add book"
      canSubmit={words !== ''}
      onSubmit={() => save(false)}
      onSaveAndOpen={() => save(true)}
    >
      <TextField
        label="Title"
        size="lg"
        placeholder="The Tide Clerk"
        maxLength={300}
        hint={isKnown ? 'A book of this title is on your shelves already' : undefined}
        {...field('title')}
      />
      <Lookup
        title={values.title}
        isbn={values.isbn}
        onIsbn={(isbn) => set({ isbn })}
        onTake={take}
      />
      <Fields>
        <TextField label="Authors" optional placeholder="O. Hallam" {...field('authors')} />
        <TextField label="ISBN" optional placeholder="978…" {...field('isbn')} />
      </Fields>
      <Fields>
        <ChoiceField label="Format" options={bookFormats} {...field('format')} />
        {isHeard ? (
          <NumberField label="Minutes" optional {...field('minutes')} />
        ) : (
          <NumberField label="Pages" optional {...field('pages')} />
        )}
      </Fields>
      <Fields>
        <ChoiceField label="Shelf" options={statuses} {...field('status')} />
        {status === 'reading' ? (
          <DayField label="Started on" formats={formats} {...field('startedOn')} />
        ) : status === 'want_to_read' ? (
          <TextField
            label="From"
            optional
            placeholder="Who told you of it"
            {...field('recommendedBy')}
          />
        ) : (
          <DayField
            label={status === 'finished' ? 'Finished on' : 'Put down on'}
            formats={formats}
            {...field('finishedOn')}
          />
        )}
      </Fields>
      <NewCoverField
        cover={{
          id: coverOf,
          title: values.title || 'New book',
          note: values.authors,
          isBook: true,
        }}
        file={values.file}
        onChange={(file) => set({ file })}
      />
    </FormDialog>
  );
}
