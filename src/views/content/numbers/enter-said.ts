import { countText } from '#client/words/count-text.ts';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { enterNumbers } from '#domains/making/content/metrics/data.ts';
import { hasNumbers } from '#domains/making/content/metrics/rules.ts';
import type { MetricEntry } from '#domains/making/content/metrics/schema.ts';
import { newId } from '#shared/ids.ts';
import type { Said } from './number-input.tsx';

/** What cells say, post by post. Numbers read before keep the day of that. */
export function entriesOf(said: readonly Said[], readOn: string): MetricEntry[] {
  const byRow = new Map<string, MetricEntry>();
  for (const { row, name, value } of said) {
    const { key, post, age, metric } = row;
    if (value === (metric?.[name] ?? null)) continue;
    const capturedOn = metric && hasNumbers(metric) ? metric.capturedOn : readOn;
    const known = byRow.get(key) ?? { id: newId(), postId: post.id, ageLabel: age, capturedOn };
    byRow.set(key, { ...known, [name]: value });
  }
  return [...byRow.values()];
}

/** Saves a cell that was left: it shows for itself, and the key for undo takes it back. */
export function enterCell(said: readonly Said[], readOn: string): void {
  const { written, undo } = enterNumbers(entriesOf(said, readOn));
  keepUndo(written, () => {
    undo();
    tellDone('Changed back', []);
  });
}

/** Saves copied cells at once, and says what of them found no place. */
export function enterCopied(said: readonly Said[], readOn: string, outside: number): void {
  const entries = entriesOf(said, readOn);
  const posts = new Set(entries.map(({ postId }) => postId)).size;
  const left = outside > 0 ? `. ${countText(outside, 'copied cell')} found no place` : '';
  if (entries.length === 0)
    return tellDone(`Nothing new in what was copied${left}`, [], undefined, 'warn');
  const { written, undo } = enterNumbers(entries);
  tellDone(
    `Numbers of ${countText(posts, 'post')} saved${left}`,
    written,
    undo,
    left ? 'warn' : 'success',
  );
}
