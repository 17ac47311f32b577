import { countText } from '#client/words/count-text.ts';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { allRows } from '#client/sync/reading/selectors.ts';
import { type TableSort, sortedBy } from '#client/list/table-sort.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/rows/csv.ts';
import { FactStrip } from '#client/ui/marks/facts.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { SortHead } from '#client/ui/rows/sort-head.tsx';
import { useDueNumbers } from '#views/content/numbers/use-posted-posts.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import { postMetrics } from '#domains/making/content/metrics/data.ts';
import { ageNames, percentText } from '#domains/making/content/metrics/rules.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { PieceWords } from '#views/analytics/figures/counted-pieces.ts';
import {
  baselineRows,
  engagementRows,
  ratioText,
  resultNote,
  resultRows,
} from '#views/analytics/figures/counted-posts.ts';
import { Counted, HowCounted } from './how-counted.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';
import { Needs } from './needs.tsx';
import type { Period } from '#views/analytics/figures/periods.ts';
import {
  fewestForBaseline,
  type PostFigures,
  postFigures,
  type PostResult,
} from '#views/analytics/figures/post-figures.ts';
import { numberText } from '#shared/words/number-text.ts';
import '#client/ui/rows/table.css';
import './best-posts.css';

const columns = [
  { name: 'views', label: 'Views' },
  { name: 'engagement', label: 'Engagement' },
  { name: 'ratio', label: 'Baseline' },
] as const;
type Column = (typeof columns)[number]['name'];
const shownPosts = 8;

interface BestPostsProps {
  period: Period;
  formats: DayFormats;
  words: PieceWords;
}

/** What posts reached, the best of them first, and how that compares with what is usual. */
export function BestPosts({ period, formats, words }: BestPostsProps) {
  const figures = postFigures(
    {
      posts: posts.useRows(allRows),
      items: contentItems.useRows(allRows),
      metrics: postMetrics.useRows(allRows),
    },
    { period, timeZone: formats.timeZone },
  );
  const isLoading = postMetrics.useStatus() === 'loading';
  const due = useDueNumbers(formats).length;
  const canEdit = useCan('edit');
  const { results, blank } = figures;
  const counted = resultRows(results, words, ({ numbers: { views } }) => viewsText(views));
  return (
    <section aria-labelledby="analytics-best">
      <SectionHead id="analytics-best" title="Best posts">
        <Link to="/analytics/numbers" className="section-link">
          {canEdit ? (due > 0 ? `${due} to enter` : 'Enter numbers') : 'See all numbers'}
        </Link>
        <HowCounted label="Best posts" counted={counted}>
          {`Posts of the period by the numbers that you entered: those of 7 days, else those of 30 days, 24 hours or any other age. ${blankText(blank)}`}
        </HowCounted>
        {results.length > 0 ? (
          <IconButton
            size="sm"
            label="Export Best posts"
            icon={<Download />}
            onClick={() =>
              saveCsv('best-posts.csv', [counted.head, ...counted.rows.map(({ cells }) => cells)])
            }
          />
        ) : null}
      </SectionHead>
      {isLoading ? (
        <SkeletonRows rows={4} />
      ) : results.length === 0 ? (
        <Needs>
          <Link to="/analytics/numbers">Enter the numbers of a post</Link>
          {' to see which ones do best.'}
        </Needs>
      ) : (
        <>
          <ResultFacts figures={figures} words={words} />
          <BestTable results={results} words={words} />
        </>
      )}
    </section>
  );
}

function ResultFacts({ figures, words }: { figures: PostFigures; words: PieceWords }) {
  const { results, engagement, baseline } = figures;
  const by = engagement?.by ?? 'reach';
  return (
    <FactStrip
      label="Results of posts"
      facts={[
        {
          label: (
            <Counted label="Engagement rate" counted={engagementRows(results, by, words)}>
              {`Likes, comments, shares and saves of a post by those it reached; where nobody knows those, by its views. The median of the posts counted by ${by}.`}
              {engagement?.others
                ? ` ${engagement.others} counted by views ${engagement.others === 1 ? 'is' : 'are'} left out.`
                : ''}
            </Counted>
          ),
          value: engagement ? percentText(engagement.rate) : '–',
          unit: engagement
            ? `by ${by}, ${countText(engagement.posts, 'post')}`
            : 'enter likes and reach',
        },
        {
          label: (
            <Counted label="Versus baseline" counted={baselineRows(results, words)}>
              {`The views of a post after 7 days by the median of the 20 posts before it on the same channel in the same format; with fewer than ${fewestForBaseline} of them it has none. The median of the posts of the period.`}
            </Counted>
          ),
          value: baseline ? ratioText(baseline.ratio) : '–',
          unit: baseline
            ? countText(baseline.posts, 'post')
            : `needs 7-day views of ${fewestForBaseline + 1} posts of a kind`,
        },
      ]}
    />
  );
}

function BestTable({ results, words }: { results: readonly PostResult[]; words: PieceWords }) {
  const [sort, setSort] = useState<TableSort<Column>>({ by: 'views', isDescending: true });
  const [isWhole, setWhole] = useState(false);
  const sorted = sortedBy(results, (result) => valueOf(result, sort.by), sort.isDescending);
  // The best first: that is what one looks for.
  const choose = (by: Column) =>
    setSort({ by, isDescending: sort.by === by ? !sort.isDescending : true });
  return (
    <>
      <table className="table best-posts">
        <thead>
          <tr>
            <th scope="col">Post</th>
            {columns.map(({ name, label }) => (
              <SortHead key={name} name={name} sort={sort} onSort={choose} className="n">
                {label}
              </SortHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {(isWhole ? sorted : sorted.slice(0, shownPosts)).map((result) => (
            <BestRow key={result.id} result={result} words={words} />
          ))}
        </tbody>
      </table>
      {sorted.length > shownPosts ? (
        <Button variant="ghost" size="sm" onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : `Show all ${sorted.length}`}
        </Button>
      ) : null}
    </>
  );
}

function BestRow({ result, words }: { result: PostResult; words: PieceWords }) {
  const { numbers, engagement, ratio } = result;
  const { ageLabel, views } = numbers;
  return (
    <tr>
      <th scope="row">
        <ResultTitle result={result} words={words} />
      </th>
      <td className="n">
        {views === null ? '–' : numberText(views)}
        {ageLabel === '7d' ? null : <small>{ageNames[ageLabel]}</small>}
      </td>
      <td className="n">
        {engagement ? percentText(engagement.rate) : '–'}
        {engagement ? <small>{`of ${engagement.by}`}</small> : null}
      </td>
      <td className="n">{ratio === null ? '–' : ratioText(ratio)}</td>
    </tr>
  );
}

function ResultTitle({ result, words }: { result: PostResult; words: PieceWords }) {
  const { title, contentItemId } = result;
  return (
    <button
      type="button"
      className="analytics-open block start target hover-line"
      onClick={() => openContentPanel({ contentItemId })}
    >
      <span className="trunc" dir="auto">
        {title}
      </span>
      <small className="trunc">{resultNote(result, words)}</small>
    </button>
  );
}

function valueOf({ numbers, engagement, ratio }: PostResult, by: Column): number | null {
  if (by === 'views') return numbers.views;
  return by === 'ratio' ? ratio : (engagement?.rate ?? null);
}

function viewsText(views: number | null): string {
  return views === null ? '–' : `${numberText(views)} views`;
}

function blankText(blank: number): string {
  if (blank === 0) return 'All posts of the period have some.';
  return `${blank === 1 ? 'One post' : `${blank} posts`} of the period ${blank === 1 ? 'has' : 'have'} none.`;
}
