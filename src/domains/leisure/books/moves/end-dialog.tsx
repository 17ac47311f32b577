import * as z from 'zod/mini';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, DayField, NumberField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { books } from '#domains/leisure/books/data.ts';
import { RatingInput } from '#domains/leisure/books/parts/rating-input.tsx';
import { bookReads, readsByBook } from '#domains/leisure/books/reads/data.ts';
import { bookReadFields } from '#domains/leisure/books/reads/schema.ts';
import { unitLabels, wrongInBook } from '#domains/leisure/books/rules.ts';
import { type Book, bookFields } from '#domains/leisure/books/schema.ts';
import { makeMove } from './book-actions.ts';
import { finished, putDown } from './book-moves.ts';
import type { EndRequest } from './end-host.tsx';

const schema = z.strictObject({
  finishedOn: bookFields.finishedOn,
  rating: bookFields.rating,
  progress: bookFields.progress,
  note: bookReadFields.note,
});

/** 'Finished?', or why not: what is not known may be left out. */
export function EndDialog(props: EndRequest & { open: boolean; onClose: () => void }) {
  const book = books.useRows(rowsById).get(props.bookId);
  return book ? <EndForm {...props} book={book} /> : null;
}

interface EndFormProps extends EndRequest {
  book: Book;
  open: boolean;
  onClose: () => void;
}

function EndForm({ book, as, open, onClose }: EndFormProps) {
  const formats = useFormats();
  const reads = bookReads.useRows(readsByBook).get(book.id) ?? [];
  const { progress, rating } = book;
  const form = useForm({
    finishedOn: formats.today as string | null,
    ...{ rating, progress: progress as number | null, note: '' },
  });
  const isFinished = as === 'finished';

  function save() {
    const values = form.check(schema, { ...form.values, progress: form.values.progress ?? 0 });
    if (!values) return;
    const { finishedOn, note } = values;
    const startedOn = reads.find(({ outcome }) => outcome === null)?.startedOn ?? book.startedOn;
    const wrong = wrongInBook({
      ...{ ...book, startedOn, finishedOn },
      progress: isFinished ? undefined : values.progress,
    });
    if (wrong) return form.refuse({ [wrong.field]: wrong.message });
    const end = { finishedOn, rating: values.rating, note, progress: values.progress };
    if (isFinished) makeMove(book, finished(book, reads, end), 'Finished');
    else makeMove(book, putDown(book, reads, end), 'Put down');
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={isFinished ? 'Finished?' : 'Put it down?'}
      description={book.title}
      submitLabel={isFinished ? 'Finished' : 'Put down'}
      closeLabel="Not yet"
      onSubmit={save}
    >
      <DayField
        label={isFinished ? 'Finished on' : 'Put down on'}
        formats={formats}
        {...form.field('finishedOn')}
      />
      {isFinished ? null : (
        <NumberField
          label={`Read until (${unitLabels[book.progressUnit].toLowerCase()})`}
          {...form.field('progress')}
        />
      )}
      <Field label="Rating" optional group error={form.field('rating').error}>
        <RatingInput value={form.values.rating} onChange={form.field('rating').onChange} />
      </Field>
      {isFinished ? null : (
        <AreaField
          label="Why"
          optional
          rows={2}
          placeholder="Lost the thread after the second part"
          {...form.field('note')}
        />
      )}
    </FormDialog>
  );
}
