import { countText } from '#client/words/count-text.ts';
import { daysText } from '#client/words/days-text.ts';
import { Link } from '@tanstack/react-router';
import { formatShortDate, formatShortRange } from '#client/words/format-dates.ts';
import { allRows, rowsById } from '#client/sync/reading/selectors.ts';
import { FactStrip } from '#client/ui/marks/facts.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { channels } from '#domains/making/channels/data.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { inOrder } from '#domains/making/pillars/rules.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { AmountList } from './amount-list.tsx';
import { BestPosts } from './best-posts.tsx';
import { ChartSection } from './chart-section.tsx';
import { type ContentFigures, contentFigures } from '#views/analytics/figures/content-figures.ts';
import { pieceRows, type PieceWords, postRows } from '#views/analytics/figures/counted-pieces.ts';
import { Counted, HowCounted } from './how-counted.tsx';
import { type Period, percent } from '#views/analytics/figures/periods.ts';
import { PillarTable } from './pillar-table.tsx';
import { StageChart } from './stage-chart.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';
import { Needs } from './needs.tsx';

const defaultStaleDays = 7;
const maxStuck = 8;
const toPipeline = { to: '/content-pipeline', label: 'Show the pieces' } as const;

/** What was posted, how regularly, about what, and what waits. */
export function ContentTab({ period, formats }: { period: Period; formats: DayFormats }) {
  const known = channels.useRows(rowsById);
  const themes = pillars.useRows(inOrder);
  const staleAfterDays = useCurrentWorkspace()?.staleAfterDays ?? defaultStaleDays;
  const figures = contentFigures(
    {
      posts: posts.useRows(allRows),
      items: contentItems.useRows(allRows),
      channels: [...known.values()],
      pillarIds: themes.map(({ id }) => id),
    },
    { ...formats, period, staleAfterDays },
  );
  const most = Math.max(1, ...figures.channels.map(({ posts: count }) => count));
  const words: PieceWords = {
    formats,
    channelOf: (id) => known.get(id ?? '')?.name ?? 'No channel',
  };
  const posted = postRows(figures.counted.posts, words);
  return (
    <>
      <ContentFacts figures={figures} staleAfterDays={staleAfterDays} words={words} />
      <div className="analytics-main">
        <PostsChart figures={figures} formats={formats} posted={posted} />
        <section aria-labelledby="analytics-channels">
          <SectionHead id="analytics-channels" title="Channels">
            <HowCounted label="Channels" counted={posted}>
              Posts of the period by the channel they went to.
            </HowCounted>
          </SectionHead>
          {figures.channels.length === 0 ? (
            <Needs>Mark a post as posted to see where yours go.</Needs>
          ) : (
            <AmountList
              rows={figures.channels.map(({ channelId, posts: count }) => {
                const channel = known.get(channelId ?? '');
                return {
                  key: channelId ?? 'none',
                  name: channel?.name ?? 'No channel',
                  text: count,
                  part: count / most,
                  color: channel?.color,
                };
              })}
            />
          )}
        </section>
      </div>
      <div className="analytics-more">
        <PillarTable shares={figures.shares} pillars={themes} />
        <InTheMaking figures={figures} staleAfterDays={staleAfterDays} />
        <BestPosts period={period} formats={formats} words={words} />
        <StageChart period={period} formats={formats} />
      </div>
    </>
  );
}

function ContentFacts({
  figures,
  staleAfterDays,
  words,
}: {
  figures: ContentFigures;
  staleAfterDays: number;
  words: PieceWords;
}) {
  const { posts: count, postsBefore, consistency, onTime, ideaToPost, stuck, counted } = figures;
  const posted = postRows(counted.posts, words);
  const dated = counted.posts.filter(({ plannedOn }) => plannedOn !== null);
  const change = count - postsBefore;
  const canEdit = useCan('edit');
  const toDo = (text: string) => (canEdit ? text : undefined);
  return (
    <FactStrip
      facts={[
        {
          label: (
            <Counted label="Posts" counted={posted}>
              Posts marked as posted within the period, beside as many days before it.
            </Counted>
          ),
          value: count,
          unit: postsBefore === 0 ? undefined : changeText(change),
        },
        {
          label: (
            <Counted label="Consistency" counted={posted}>
              Weeks in which each channel had at least as many posts as you aim for there, of all
              whole weeks in the period. The current week counts once it is reached.
            </Counted>
          ),
          value: consistency ? percent(consistency) : '–',
          unit: consistency
            ? `${consistency.met} of ${consistency.of} weeks`
            : toDo('set a weekly goal'),
        },
        {
          label: (
            <Counted label="On time" counted={postRows(dated, words)}>
              Posts that went out on their planned day or before it, of those that had one.
            </Counted>
          ),
          value: onTime ? percent(onTime) : '–',
          unit: onTime ? `${onTime.met} of ${onTime.of}` : toDo('plan a post'),
        },
        {
          label: (
            <Counted label="Idea to post" counted={pieceRows(counted.pieces, words)}>
              Days from writing an idea down to its first post: the median of the pieces published
              in the period.
            </Counted>
          ),
          value: ideaToPost ? daysText(ideaToPost.days) : '–',
          unit: ideaToPost ? countText(ideaToPost.pieces, 'piece') : toDo('publish a piece'),
        },
        {
          label: (
            <Counted label="Stuck" to={toPipeline}>
              {`Pieces that have been in the same stage of work for more than ${staleAfterDays} days, today.`}
            </Counted>
          ),
          value: stuck.length,
          tone: stuck.length > 0 ? 'late' : undefined,
        },
      ]}
    />
  );
}

function PostsChart({
  figures,
  formats,
  posted,
}: {
  figures: ContentFigures;
  formats: DayFormats;
  posted: ReturnType<typeof postRows>;
}) {
  const { weeks, weeklyGoal, withoutGoal } = figures;
  const best = weeks.toSorted((one, other) => other.posts - one.posts)[0];
  return (
    <ChartSection
      id="analytics-posts"
      title="Posts"
      note="per week"
      columns={['Week', 'Posts']}
      how={
        <HowCounted label="Posts per week" counted={posted}>
          Posts by the day they went out, in weeks that begin on your first day of the week.
          {goalText(weeklyGoal, withoutGoal)}
        </HowCounted>
      }
      bars={weeks.map((week) => ({
        key: week.from,
        label: formatShortDate(week.from, formats),
        value: week.posts,
        text: `${week.posts} ${week.posts === 1 ? 'post' : 'posts'}`,
        when: formatShortRange(week.from, week.to, formats),
        isCurrent: week.isCurrent,
      }))}
      goal={weeklyGoal ? { value: weeklyGoal, label: `Goal ${weeklyGoal}` } : undefined}
      tickText={String}
      needs={figures.posts === 0 ? 'Mark a post as posted to see your weeks.' : undefined}
      summary={`${countText(figures.posts, 'post')} in ${countText(weeks.length, 'week')}`}
    >
      {best
        ? `Best week: ${formatShortRange(best.from, best.to, formats)}, with ${best.posts} ${best.posts === 1 ? 'post' : 'posts'}.`
        : null}
    </ChartSection>
  );
}

function InTheMaking({
  figures,
  staleAfterDays,
}: {
  figures: ContentFigures;
  staleAfterDays: number;
}) {
  const names = useStageNames();
  const { stages, stuck } = figures;
  return (
    <section aria-labelledby="analytics-stages">
      <SectionHead id="analytics-stages" title="In the making" note="median days in stage">
        <HowCounted label="In the making" to={toPipeline}>
          For the pieces of each stage today: the median of the days since they came into it.
        </HowCounted>
      </SectionHead>
      {stages.length === 0 ? (
        <Needs>
          Nothing is in production. <Link to="/content-ideas">Pick from ideas</Link>
        </Needs>
      ) : (
        <AmountList
          rows={stages.map(({ stage, pieces, days: middle }) => ({
            key: stage,
            name: `${names[stage]} · ${pieces}`,
            text: daysText(middle),
          }))}
        />
      )}
      {stuck.length > 0 ? (
        <>
          <h3 className="above-16">{`Longer than ${staleAfterDays} days`}</h3>
          <AmountList
            rows={stuck.slice(0, maxStuck).map((piece) => ({
              key: piece.id,
              name: (
                <button
                  type="button"
                  className="analytics-open block start target hover-line"
                  onClick={() => openContentPanel({ contentItemId: piece.id })}
                >
                  {piece.title}
                </button>
              ),
              text: `${names[piece.stage]}, ${daysText(piece.days)}`,
            }))}
          />
        </>
      ) : null}
    </section>
  );
}

function goalText(weeklyGoal: number | null, withoutGoal: number): string {
  if (weeklyGoal) return ' The dashed line is the weekly goals of your channels together.';
  if (withoutGoal === 0) return '';
  const posts = withoutGoal === 1 ? 'one of them' : `${withoutGoal} of them`;
  return ` No goal line is drawn: ${posts} went where there is no weekly goal.`;
}

function changeText(change: number): string {
  if (change === 0) return 'as before';
  return `${change > 0 ? '+' : '−'}${Math.abs(change)}`;
}
