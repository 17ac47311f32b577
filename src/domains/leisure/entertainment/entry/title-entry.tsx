import { PhraseEntry } from '#client/form/phrase-entry.tsx';
import { usePhrases } from '#client/form/use-phrases.ts';
import { lastYear, statusLabels, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import { addTitle } from '#domains/leisure/entertainment/panel/title-actions.ts';
import { positionText } from '#domains/leisure/entertainment/words/title-words.ts';
import { readTitle, type TitlePhrase } from './read-title.ts';
import './title-entry.css';

/** One line that writes a title down; what it says stands under it while it is typed. */
export function TitleEntry({ venues }: { venues: readonly string[] }) {
  const entry = usePhrases('title-entry');
  const said = readTitle(entry.text, {
    venues,
    lastYear: lastYear(),
    ignored: entry.ignored,
  });
  const { title, phrases, ...fields } = said;

  function add() {
    if (title === '') return entry.setError('Say what it is called');
    if (title.length > 200) return entry.setError('Use at most 200 characters for the title');
    addTitle({ title, ...fields });
    entry.clear();
  }

  const phraseOf = (kind: TitlePhrase['kind']) => phrases.find((one) => one.kind === kind);
  const chips = [
    { label: typeLabels[said.type ?? 'movie'], phrase: phraseOf('type') },
    said.season ? { label: positionText(said), phrase: phraseOf('episode') } : undefined,
    said.status ? { label: statusLabels[said.status], phrase: phraseOf('status') } : undefined,
    said.venue ? { label: said.venue, phrase: phraseOf('venue') } : undefined,
    said.releaseYear ? { label: String(said.releaseYear), phrase: phraseOf('year') } : undefined,
    said.rating ? { label: `${said.rating} of 10`, phrase: phraseOf('rating') } : undefined,
    said.url ? { label: 'Link', phrase: phraseOf('link') } : undefined,
  ].filter((chip) => chip !== undefined);

  return (
    <PhraseEntry
      id="title-entry"
      className="title-entry"
      label="Quick title"
      placeholder="Dune 2 movie"
      entry={entry}
      chips={chips}
      onAdd={add}
    />
  );
}
