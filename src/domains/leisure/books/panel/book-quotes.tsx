import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useUnsaved } from '#client/sync/live/unsaved.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { useRowFocus } from '#client/ui/rows/use-row-focus.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { bookQuotes, quotesByBook } from '#domains/leisure/books/quotes/data.ts';
import { bookQuoteFields, type BookQuote } from '#domains/leisure/books/quotes/schema.ts';
import { ideaOfQuote } from '#domains/leisure/books/words/idea-sources.ts';
import { IdeasMade } from '#domains/leisure/ideas/ideas-made.tsx';
import { MakeIdea } from '#domains/leisure/ideas/make-idea.tsx';
import type { Book } from '#domains/leisure/books/schema.ts';

/** What is worth keeping of the words of a book. */
export function BookQuotes({ book }: { book: Book }) {
  const quotes = bookQuotes.useRows(quotesByBook).get(book.id) ?? [];
  const [isAdding, setAdding] = useState(false);
  const list = useRowFocus(quotes.map(({ id }) => id));
  return (
    <section aria-labelledby="book-quotes">
      <SectionHead id="book-quotes" title="Quotes" note={quotes.length || null}>
        <Button size="sm" variant="ghost" onClick={() => setAdding(!isAdding)}>
          Add quote
        </Button>
      </SectionHead>
      {isAdding ? <AddQuote book={book} onDone={() => setAdding(false)} /> : null}
      <ul ref={list} className="lines">
        {quotes.map((quote) => (
          <QuoteLine key={quote.id} quote={quote} book={book} />
        ))}
      </ul>
    </section>
  );
}

function QuoteLine({ quote, book }: { quote: BookQuote; book: Book }) {
  const { id, text, page } = quote;
  return (
    <li className="row top gap-10 pad-8" data-row-id={id}>
      <span className="sm faint num fixed-size quote-page">
        {page === null ? '' : `p. ${page}`}
      </span>
      <div className="stack gap-6 grow">
        <blockquote className="as-typed quote-text" dir="auto">
          {text}
        </blockquote>
        <MakeIdea source={ideaOfQuote(quote, book)} />
        <IdeasMade recordId={id} />
      </div>
      <IconButton
        size="sm"
        label="Delete quote"
        icon={<Trash2 />}
        onClick={() =>
          tellDone('Quote deleted', [bookQuotes.remove(id)], () => bookQuotes.restore(id))
        }
      />
    </li>
  );
}

function AddQuote({ book, onDone }: { book: Book; onDone: () => void }) {
  const [text, setText] = useState('');
  const [page, setPage] = useState('');
  const [errors, setErrors] = useState<{ text?: string; page?: string }>({});
  useUnsaved(text.trim() !== '' || page.trim() !== '');
  function save(event: FormEvent) {
    event.preventDefault();
    const words = bookQuoteFields.text.safeParse(text);
    const on = bookQuoteFields.page.safeParse(page.trim() === '' ? null : Number(page));
    if (!words.success || !on.success) {
      const first = (result: typeof words | typeof on) => result.error?.issues[0]?.message;
      return setErrors({ text: first(words), page: first(on) });
    }
    tellDone('Quote kept', [
      bookQuotes.create({ bookId: book.id, text: words.data, page: on.data }),
    ]);
    onDone();
  }
  return (
    <form className="stack gap-8 pad-8" onSubmit={save} noValidate>
      <Field label="A line worth keeping" error={errors.text}>
        <TextArea
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- It was asked for by the button above it.
          autoFocus
          dir="auto"
          rows={3}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className="row gap-8 by-line">
        <Field label="Page" optional error={errors.page} className="quote-page-field">
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            value={page}
            onChange={({ target }) => setPage(target.value)}
          />
        </Field>
        <span className="end" />
        <Button variant="ghost" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit">Keep quote</Button>
      </div>
    </form>
  );
}
