import type { Phrase } from '#domains/tasks/quick-entry/reader/quick-entry.ts';

/** The words of a field once more, behind them, with the phrases that were read marked as tape. */
export function EntryMarks({ text, phrases }: { text: string; phrases: readonly Phrase[] }) {
  const marks = phrases.toSorted((one, other) => one.start - other.start);
  const pieces = marks.map(({ start, end }, at) => ({
    start,
    before: text.slice(marks[at - 1]?.end ?? 0, start),
    words: text.slice(start, end),
  }));
  return (
    <span className="quick-marks" aria-hidden="true">
      {pieces.map(({ start, before, words }) => (
        <span key={start}>
          {before}
          <mark>{words}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </span>
  );
}
