import { useRef, useState } from 'react';
import { formatShortDate } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { enterNumbers, postMetrics } from '#domains/making/content/metrics/data.ts';
import {
  ageNames,
  byPostAndAge,
  hasNumbers,
  metricKey,
  numberLabels,
} from '#domains/making/content/metrics/rules.ts';
import { type MetricEntry, numberNames } from '#domains/making/content/metrics/schema.ts';
import { cellText } from './number-cells.ts';
import type { ReadNumbers } from './numbers-file.ts';
import { placeText } from './posted-posts.ts';
import { countText } from '#client/words/count-text.ts';
import './import-dialog.css';

interface ImportDialogProps {
  fileName: string;
  found: ReadNumbers | { error: string };
  formats: DayFormats;
}

const shownEntries = 50;
const shownProblems = 8;

/** What a file says before it is taken over: of which posts, and which of its lines are left out. */
export function ImportDialog({ fileName, found, formats }: ImportDialogProps) {
  // It stays until it has faded out.
  const [isOpen, setOpen] = useState(true);
  const { entries, problems } = 'error' in found ? { entries: [], problems: [] } : found;
  const stored = postMetrics.useRows(byPostAndAge);
  const known = entries.flatMap((entry) => stored.get(metricKey(entry)) ?? []).filter(hasNumbers);
  const importButton = useRef<HTMLButtonElement>(null);
  const posts = new Set(entries.map(({ postId }) => postId)).size;

  const close = () => setOpen(false);
  function take() {
    const { written, undo } = enterNumbers(entries.map(withoutPost));
    tellDone(`Numbers of ${countText(posts, 'post')} imported`, written, undo);
    close();
  }
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      size="lg"
      initialFocus={importButton}
      title="Import numbers"
      description={fileName}
      onSubmit={(event) => {
        event.preventDefault();
        if (entries.length > 0) take();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button
            ref={importButton}
            type="submit"
            variant="primary"
            kbd="mod+enter"
            disabled={entries.length === 0}
          >
            {entries.length === 0 ? 'Import' : `Import ${countText(posts, 'post')}`}
          </Button>
        </>
      }
    >
      {'error' in found ? (
        <p role="alert">{`${found.error}. Export the grid for a table with the right columns.`}</p>
      ) : (
        <>
          {problems.length > 0 ? (
            <div className="import-problems sm anywhere">
              <h3>
                {problems.length === 1
                  ? 'One line is left out'
                  : `${problems.length} lines are left out`}
              </h3>
              <ul>
                {problems.slice(0, shownProblems).map(({ line, text }) => (
                  <li key={line}>{`Line ${line}: ${text}`}</li>
                ))}
                {problems.length > shownProblems ? (
                  <li>{`${problems.length - shownProblems} more`}</li>
                ) : null}
              </ul>
            </div>
          ) : null}
          {entries.length === 0 ? <p>No line of this file holds numbers of a post.</p> : null}
          {known.length > 0 ? (
            <p>
              {known.length === 1
                ? 'One of these was entered before; what the file says takes its place.'
                : `${known.length} of these were entered before; what the file says takes their place.`}
            </p>
          ) : null}
          <ul aria-label="To import">
            {entries.slice(0, shownEntries).map(({ of, ...entry }) => (
              <li key={entry.id} className="pad-8 sm ruled">
                <span className="trunc block" dir="auto">
                  {of.item.title}
                </span>
                <small className="block xs faint">
                  {[
                    placeText(of),
                    ageNames[entry.ageLabel],
                    `read ${formatShortDate(entry.capturedOn, formats)}`,
                  ].join(' · ')}
                </small>
                <span className="block num muted">
                  {numberNames
                    .flatMap((name) => {
                      const text = cellText(entry[name]);
                      return text ? [`${numberLabels[name].label} ${text}`] : [];
                    })
                    .join(', ')}
                </span>
              </li>
            ))}
          </ul>
          {entries.length > shownEntries ? (
            <p className="muted">{`and ${entries.length - shownEntries} more`}</p>
          ) : null}
        </>
      )}
    </Dialog>
  );
}

function withoutPost(read: ReadNumbers['entries'][number]): MetricEntry {
  const { of: _, ...entry } = read;
  return entry;
}
