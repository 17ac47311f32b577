import { getRouteApi, Link } from '@tanstack/react-router';
import { Download, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { isDate } from '#shared/clock.ts';
import { ListPage } from '#client/list/list-page.tsx';
import { useList } from '#client/list/use-list.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import { FormError } from '#client/ui/fields/field.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { enterCell, enterCopied } from './enter-said.ts';
import { ImportNumbers } from './import-numbers.tsx';
import type { Said } from './number-input.tsx';
import { numberRows } from './numbers-file.ts';
import { NumbersGrid } from './numbers-grid.tsx';
import { allRows, numbersRules } from './numbers-rules.ts';
import { dueRows, enteredRows, type NumbersRow } from './posted-posts.ts';
import { ReadOn } from './read-on.tsx';
import { usePostedPosts } from './use-posted-posts.ts';
import { postMetrics } from '#domains/making/content/metrics/data.ts';
import { byPostAndAge } from '#domains/making/content/metrics/rules.ts';
import { numberText } from '#shared/words/number-text.ts';
import '#client/ui/marks/section-head.css';

const route = getRouteApi('/guarded/analytics/numbers');
const collections = [contentItems, posts, postMetrics] as const;

/** What posts have reached: the numbers to be read now, or all of an age, typed like a spreadsheet. */
export function PostNumbersPage() {
  const formats = useFormats();
  const search = route.useSearch();
  const posted = usePostedPosts(formats);
  const metrics = postMetrics.useRows(byPostAndAge);
  const statuses = [contentItems.useStatus(), posts.useStatus(), postMetrics.useStatus()] as const;
  const canEdit = useCan('edit');
  const grid = useRef<HTMLDivElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const [readOn, setReadOn] = useState<string | null>(formats.today);
  const [note, setNote] = useState<string>();
  const [entered, setEntered] = useState<ReadonlySet<string>>(new Set());
  const one = posted.find(({ post }) => post.id === search.post);
  const due = new Set(dueRows(posted, metrics).map(({ key }) => key));
  const list = useList<NumbersRow>({
    rows: allRows(posted, metrics, one?.post.id),
    onChange: forget,
    searchLabel: 'Search posts',
    ...numbersRules(posted, {
      one,
      isAsked: ({ key }) => due.has(key),
      isShownAsDue: ({ key }) => due.has(key) || entered.has(key),
    }),
  });
  const day = readOn !== null && isDate(readOn) && readOn <= formats.today ? readOn : undefined;
  const problem = day ? undefined : 'Choose a day until today';

  function forget() {
    setEntered(new Set());
    setNote(undefined);
  }
  function logFirst() {
    const cells = [...(grid.current?.querySelectorAll('input') ?? [])];
    (cells.find(({ value }) => value === '') ?? cells[0])?.focus();
  }
  function say(said: readonly Said[], enter: (day: string) => void) {
    setNote(undefined);
    setEntered((before) => new Set([...before, ...said.map(({ row }) => row.key)]));
    if (day) enter(day);
  }
  return (
    <ListPage
      title="Post Numbers"
      subtitle={due.size > 0 ? <DueText count={due.size} /> : undefined}
      noun="reading"
      list={list}
      source={{
        status: worstOf(...statuses),
        retry: () => collections.forEach(({ retry }) => retry()),
      }}
      canEdit={canEdit}
      primary={list.rows.length > 0 ? { label: 'Log numbers', onSelect: logFirst } : undefined}
      period={
        canEdit ? (
          <ReadOn value={readOn} onChange={setReadOn} problem={problem} formats={formats} />
        ) : undefined
      }
      onExport={() => saveCsv('post-numbers.csv', numberRows(list.rows))}
      more={[
        {
          label: 'Export all numbers entered',
          icon: <Download />,
          onSelect: () => saveCsv('post-numbers.csv', numberRows(enteredRows(posted, metrics))),
        },
        ...(canEdit
          ? [{ label: 'Import CSV', icon: <Upload />, onSelect: () => file.current?.click() }]
          : []),
      ]}
      empty={{
        title: 'No posts are out yet',
        text: 'Mark a post as posted. A day, a week and a month later its numbers are asked for here.',
        viewers: { text: 'Posts stand here once they are out, with what they reached.' },
        action: null,
      }}
      none={{
        title: 'Nothing is due. Nice.',
        text: 'Posts stand here a day, a week and a month after they went out, until you have entered what they reached.',
      }}
      lead={
        <>
          <FormError>{note}</FormError>
          {one ? (
            <p className="numbers-one">
              {`All ages of “${one.item.title}”. `}
              <Link to="/analytics/numbers" className="section-link">
                Show all posts
              </Link>
            </p>
          ) : null}
          <ImportNumbers field={file} posted={posted} formats={formats} />
        </>
      }
    >
      <NumbersGrid
        key={`${search.age ?? ''} ${search.post ?? ''}`}
        ref={grid}
        rows={list.rows}
        formats={formats}
        canEdit={canEdit}
        problem={problem}
        onSay={(said) => say(said, (on) => enterCell(said, on))}
        onPaste={(said, outside) => say(said, (on) => enterCopied(said, on, outside))}
        onRefuse={setNote}
      />
    </ListPage>
  );
}

function DueText({ count }: { count: number }) {
  return (
    <>
      <b>{numberText(count)}</b> {count === 1 ? 'post waits' : 'posts wait'} for numbers
    </>
  );
}
