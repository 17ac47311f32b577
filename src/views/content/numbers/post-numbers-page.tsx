import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { isDate } from '#client/words/dates.ts';
import { Page } from '#client/page/page.tsx';
import { usePrimary } from '#client/page/primary.tsx';
import { SearchToggle } from '#client/page/page-search.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { useTyped } from '#client/form/use-typed.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { ExportNumbers } from './export-numbers.tsx';
import { ImportNumbers } from './import-numbers.tsx';
import { type Drafts, toSave, type Typed, withRefused, withTyped } from './number-drafts.ts';
import { NumbersGrid } from './numbers-grid.tsx';
import type { NumbersSearch } from './numbers-search.ts';
import { dueRows, type NumbersRow, type PostedPost, rowAt } from './posted-posts.ts';
import { countText } from '#client/words/count-text.ts';
import { SaveNumbers } from './save-numbers.tsx';
import { usePostedPosts } from './use-posted-posts.ts';
import { enterNumbers, postMetrics } from '#domains/making/content/metrics/data.ts';
import { ageNames, byPostAndAge, isOldEnough } from '#domains/making/content/metrics/rules.ts';
import {
  type AgeLabel,
  ageLabels,
  type PostMetric,
} from '#domains/making/content/metrics/schema.ts';
import './post-numbers-page.css';

const route = getRouteApi('/guarded/analytics/numbers');
const nothing: Drafts = new Map();
const collections = [contentItems, posts, postMetrics] as const;

/** What posts have reached: the numbers to be read now, or all of an age, typed like a spreadsheet. */
export function PostNumbersPage() {
  const formats = useFormats();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const posted = usePostedPosts(formats);
  const metrics = postMetrics.useRows(byPostAndAge);
  const statuses = [contentItems.useStatus(), posts.useStatus(), postMetrics.useStatus()];
  const canEdit = useCan('edit');
  const grid = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [drafts, setDrafts] = useState(nothing);
  const [readOn, setReadOn] = useState<string | null>(formats.today);
  const [note, setNote] = useState<string>();
  const [typed, setTyped] = useTyped(search.q ?? '', (q) => show({ ...search, q: q || undefined }));
  const isPhone = useIsPhone();
  const find = { label: 'Search posts', typed, onType: setTyped };
  const view = ageLabels.find((age) => age === search.age) ?? 'due';
  const due = dueRows(posted, metrics);
  const rows = rowsOf({ posted, due, metrics, view, post: search.post, words: typed });
  const unsaved = toSave(drafts, metrics, readOn ?? '');

  function logFirst() {
    const cells = [...(grid.current?.querySelectorAll('input') ?? [])];
    (cells.find(({ value }) => value === '') ?? cells[0])?.focus();
  }
  usePrimary(canEdit && rows.length > 0 ? { label: 'Log numbers', onSelect: logFirst } : undefined);

  function show(next: { [Name in keyof NumbersSearch]?: NumbersSearch[Name] | undefined }) {
    const said = Object.entries(next).filter(([, value]) => value !== undefined);
    void navigate({ search: Object.fromEntries(said), replace: true, resetScroll: false });
  }
  function type(cells: readonly Typed[]) {
    setNote(undefined);
    setDrafts((before) => withTyped(before, cells));
  }
  function save() {
    const isDay = readOn !== null && isDate(readOn) && readOn <= formats.today;
    const problem = unsaved.problem ?? (isDay ? undefined : 'Choose a day until today');
    setNote(problem);
    if (problem) {
      grid.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return;
    }
    if (unsaved.entries.length > 0) send();
    setDrafts(nothing);
    // What had the focus goes with what was due.
    if (view === 'due' || !grid.current?.contains(document.activeElement))
      heading.current?.focus({ preventScroll: true });
  }
  function send() {
    const { written, undo } = enterNumbers(unsaved.entries);
    tellDone(`Numbers of ${countText(unsaved.posts, 'post')} saved`, written, undo);
    // What was refused is not lost; what is typed since counts more.
    void Promise.all(written).then((results) =>
      results.every(({ ok }) => ok)
        ? undefined
        : setDrafts((before) => withRefused(before, drafts)),
    );
  }

  if (statuses.includes('error') && posted.length === 0)
    return <ErrorState onRetry={() => collections.forEach(({ retry }) => retry())} />;
  const one = search.post ? posted.find(({ post }) => post.id === search.post) : undefined;
  return (
    <Page
      title="Post Numbers"
      headingRef={heading}
      search={search.post ? undefined : find}
      control={
        <>
          {canEdit ? <ImportNumbers posted={posted} formats={formats} /> : null}
          {posted.length > 0 ? (
            <ExportNumbers rows={rows} posted={posted} metrics={metrics} />
          ) : null}
        </>
      }
    >
      {canEdit ? null : <ReadOnlyNote />}
      <div className="numbers-tools">
        {search.post ? (
          <p className="grow">
            {one ? `All ages of “${one.item.title}”. ` : 'This post is not out. '}
            <Link to="/analytics/numbers" className="section-link">
              Show all posts
            </Link>
          </p>
        ) : (
          <>
            <Segmented
              label="Numbers"
              value={view}
              onChange={(age) => show({ ...search, age: age === 'due' ? undefined : age })}
              options={[
                { value: 'due', label: 'Due', count: due.length },
                ...ageLabels.map((value) => ({ value, label: ageNames[value] })),
              ]}
            />
            {isPhone ? null : <SearchToggle search={find} />}
          </>
        )}
        {canEdit ? (
          <Field label="Read on" className="numbers-day">
            <DateField value={readOn} onChange={setReadOn} settings={formats} />
          </Field>
        ) : null}
      </div>
      {statuses.includes('loading') && rows.length === 0 ? (
        <SkeletonRows rows={8} />
      ) : rows.length === 0 ? (
        <NoNumbers view={view} isSearch={typed.trim() !== ''} hasPosts={posted.length > 0} />
      ) : (
        <NumbersGrid
          key={`${view} ${search.post ?? ''}`}
          ref={grid}
          rows={rows}
          drafts={drafts}
          formats={formats}
          canEdit={canEdit}
          onType={type}
          onOutside={(cells) =>
            setNote(
              cells > 0 ? `${cells} of the pasted cells found no place in the grid` : undefined,
            )
          }
        />
      )}
      {drafts.size > 0 ? (
        <SaveNumbers
          numbers={unsaved.count}
          posts={unsaved.posts}
          problem={note}
          onSave={save}
          onDiscard={() => {
            setDrafts(nothing);
            setNote(undefined);
          }}
        />
      ) : null}
    </Page>
  );
}

function rowsOf(options: {
  posted: readonly PostedPost[];
  due: readonly NumbersRow[];
  metrics: ReadonlyMap<string, PostMetric>;
  view: AgeLabel | 'due';
  post: string | undefined;
  words: string;
}): readonly NumbersRow[] {
  const { posted, due, metrics, view, post, words } = options;
  if (post)
    return posted
      .filter((one) => one.post.id === post)
      .flatMap((one) => ageLabels.map((age) => rowAt(one, age, metrics)));
  const all =
    view === 'due'
      ? due
      : posted.flatMap((one) =>
          isOldEnough(view, one.daysOld) ? [rowAt(one, view, metrics)] : [],
        );
  const sought = words.trim().toLowerCase();
  return sought === ''
    ? all
    : all.filter(({ item, channel }) =>
        `${item.title} ${channel?.name ?? ''}`.toLowerCase().includes(sought),
      );
}

function NoNumbers(props: { view: AgeLabel | 'due'; isSearch: boolean; hasPosts: boolean }) {
  const { view, isSearch, hasPosts } = props;
  if (isSearch) return <EmptyState title="No posts match this search" />;
  if (!hasPosts)
    return (
      <EmptyState title="No posts are out yet" shape="rows">
        Mark a post as posted. A day, a week and a month later its numbers are asked for here.
      </EmptyState>
    );
  if (view === 'due')
    return (
      <EmptyState title="Nothing is due. Nice.">
        Posts stand here a day, a week and a month after they went out, until you have entered what
        they reached.
      </EmptyState>
    );
  return <EmptyState title="No post is old enough for these numbers" />;
}
