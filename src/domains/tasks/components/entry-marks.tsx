import type { Phrase } from './quick-entry.ts';

/** The words of a field once more, behind them, with the phrases that were read marked as tape. */
export function EntryMarks({ text, phrases }: { text: string; phrases: readonly Phrase[] }) {
  let from = 0;
  const pieces = phrases
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end }) => {
      const before = text.slice(from, start);
      from = end;
      return { start, before, words: text.slice(start, end) };
    });
  return (
    <span className="quick-marks" aria-hidden="true">
      {pieces.map(({ start, before, words }) => (
        <span key={start}>
          {before}
          <mark>{words}</mark>
        </span>
      ))}
      {text.slice(from)}
    </span>
  );
}
