import {
  ChoiceProperty,
  DateProperty,
  TagsProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { PropertyList } from '#client/record/property-list.tsx';
import { bySchema, type Reading } from '#client/record/saved-text.ts';
import { tagsInUse } from '#client/sync/reading/selectors.ts';
import type { DayFormats } from '#client/words/format-dates.ts';
import { books } from '#domains/leisure/books/data.ts';
import { changeBook } from '#domains/leisure/books/moves/book-actions.ts';
import { formatLabels, ownershipLabels, wrongInBook } from '#domains/leisure/books/rules.ts';
import { book as bookSchema, type Book, type BookChanges } from '#domains/leisure/books/schema.ts';
import { authorsIn, authorsLine } from '#domains/leisure/books/words/authors-in.ts';
import { optionsOf } from '#domains/leisure/books/words/options-of.ts';

const { shape } = bookSchema;
const read = {
  subtitle: bySchema(shape.subtitle),
  seriesName: bySchema(shape.seriesName),
  seriesNumber: bySchema(shape.seriesNumber),
  isbn: bySchema(shape.isbn),
  length: bySchema(shape.pages),
  year: bySchema(shape.publishedYear),
  publisher: bySchema(shape.publisher),
  language: bySchema(shape.language),
  person: bySchema(shape.ownedWith),
};
const bookFormats = optionsOf(formatLabels);
const ownerships = optionsOf(ownershipLabels);

/** What a book is, where it came from and who has it. */
export function BookFields({ book, formats }: { book: Book; formats: DayFormats }) {
  const tags = books.useRows(tagsInUse);
  const change = (changes: BookChanges) => changeBook(book, changes);
  const within = <T extends number | null>(name: 'pages' | 'minutes', reading: Reading<T>) => {
    if ('error' in reading) return reading;
    const wrong = wrongInBook({ ...book, [name]: reading.value });
    return wrong ? { error: `You have read further than that` } : reading;
  };
  const isElsewhere = book.owned === 'lent' || book.owned === 'borrowed';
  return (
    <PropertyList canEdit>
      <TextProperty
        label="Authors"
        add="Add authors"
        hint={book.authors.length > 1 ? 'With commas between them' : undefined}
        value={authorsLine(book.authors)}
        read={readAuthors}
        onSave={(typed) => change({ authors: authorsIn(typed) })}
      />
      <TextProperty
        label="Subtitle"
        add="Add a subtitle"
        value={book.subtitle}
        read={read.subtitle}
        onSave={(subtitle) => change({ subtitle })}
      />
      <ChoiceProperty
        label="Format"
        value={book.format}
        options={bookFormats}
        onSave={(format) => change({ format })}
      />
      {book.format === 'audiobook' ? (
        <TextProperty
          label="Length"
          add="Add its minutes"
          inputMode="numeric"
          trailing={<span className="faint">min</span>}
          value={book.minutes}
          read={(typed) => within('minutes', read.length(typed))}
          onSave={(minutes) => change({ minutes })}
        />
      ) : (
        <TextProperty
          label="Pages"
          add="Add its pages"
          inputMode="numeric"
          value={book.pages}
          read={(typed) => within('pages', read.length(typed))}
          onSave={(pages) => change({ pages })}
        />
      )}
      <TextProperty
        label="Series"
        add="Add a series"
        value={book.seriesName}
        read={read.seriesName}
        onSave={(seriesName) => change({ seriesName })}
      />
      {book.seriesName ? (
        <TextProperty
          label="Volume"
          add="Add its number"
          inputMode="decimal"
          value={book.seriesNumber}
          read={(typed) => read.seriesNumber(typed.replace(',', '.'))}
          onSave={(seriesNumber) => change({ seriesNumber })}
        />
      ) : null}
      <TextProperty
        label="ISBN"
        add="Add an ISBN"
        value={book.isbn}
        read={read.isbn}
        onSave={(isbn) => change({ isbn })}
      />
      <TextProperty
        label="Published"
        add="Add a year"
        inputMode="numeric"
        value={book.publishedYear}
        read={read.year}
        onSave={(publishedYear) => change({ publishedYear })}
      />
      <TextProperty
        label="Publisher"
        add="Add a publisher"
        value={book.publisher}
        read={read.publisher}
        onSave={(publisher) => change({ publisher })}
      />
      <TextProperty
        label="Language"
        add="Add a language"
        value={book.language}
        read={read.language}
        onSave={(language) => change({ language })}
      />
      <ChoiceProperty
        label="Whose"
        value={book.owned}
        options={ownerships}
        none="none"
        onSave={(owned) => change({ owned })}
      />
      {isElsewhere ? (
        <>
          <TextProperty
            label={book.owned === 'lent' ? 'Lent to' : 'Borrowed from'}
            add="Say whom"
            value={book.ownedWith}
            read={read.person}
            onSave={(ownedWith) => change({ ownedWith })}
          />
          <DateProperty
            label={book.owned === 'lent' ? 'Ask for it on' : 'Give back on'}
            add="Add a day"
            value={book.returnOn}
            settings={formats}
            onSave={(returnOn) => change({ returnOn })}
          />
        </>
      ) : null}
      <TextProperty
        label="From"
        add="Who told you of it"
        value={book.recommendedBy}
        read={read.person}
        onSave={(recommendedBy) => change({ recommendedBy })}
      />
      <TagsProperty
        value={book.tags}
        suggestions={tags}
        onSave={(next) => change({ tags: next })}
      />
    </PropertyList>
  );
}

function readAuthors(typed: string): Reading<string> {
  const parsed = shape.authors.safeParse(authorsIn(typed));
  if (parsed.success) return { value: authorsLine(parsed.data) };
  return { error: parsed.error.issues[0]?.message ?? 'This cannot be saved' };
}
