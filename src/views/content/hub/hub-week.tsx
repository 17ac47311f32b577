import { Link } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { timeOf } from '#client/words/dates.ts';
import { formatLongDate, formatRowDate, formatTime } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { formatIcon } from '#domains/making/channels/format-icon.ts';
import type { Channel } from '#domains/making/channels/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { isToPost, postState } from '#domains/making/content/posts/rules.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import type { HubPosts, Planned } from './hub-rules.ts';
import { markPosted } from '#views/content/posts/plan-posts.ts';
import { PostTape } from '#views/content/posts/post-tape.tsx';
import './hub-week.css';
import '#client/ui/marks/section-head.css';

interface HubWeekProps {
  posts: HubPosts;
  channels: ReadonlyMap<string, Channel>;
  pillars: ReadonlyMap<string, Pillar>;
  formats: DayFormats;
  canEdit: boolean;
}

const shownMissed = 5;

/** The posts of this week by day, what was missed before all. */
export function HubWeek(props: HubWeekProps) {
  const { missed, days } = props.posts;
  const { formats } = props;
  if (missed.length === 0 && days.length === 0)
    return <p className="hub-none faint">Nothing is planned for this week.</p>;
  return (
    <>
      {missed.length > 0 ? (
        <Group title={`Missed, ${missed.length}`} isLate>
          {missed.slice(0, shownMissed).map((one) => (
            <HubPost key={one.post.id} one={one} withDate {...props} />
          ))}
          {missed.length > shownMissed ? (
            <li className="pad-8">
              <Link to="/content-calendar" search={{ view: 'list' }} className="section-link">
                {missed.length - shownMissed} more
              </Link>
            </li>
          ) : null}
        </Group>
      ) : null}
      {days.map(({ date, posts }) => (
        <Group
          key={date}
          title={formatRowDate(date, formats)}
          note={formatLongDate(date, formats)}
          isToday={date === formats.today}
        >
          {posts.map((one) => (
            <HubPost key={one.post.id} one={one} {...props} />
          ))}
        </Group>
      ))}
    </>
  );
}

function Group({
  title,
  note,
  isLate = false,
  isToday = false,
  children,
}: {
  title: string;
  note?: string;
  isLate?: boolean;
  isToday?: boolean;
  children: ReactNode;
}) {
  return (
    <div className="hub-day">
      <h3 className={isLate ? 'late' : undefined} title={note}>
        {isToday ? <mark className="today-mark">{title}</mark> : title}
      </h3>
      <ul>{children}</ul>
    </div>
  );
}

function HubPost({
  one: { post, item },
  withDate = false,
  channels,
  pillars,
  formats,
  canEdit,
}: HubWeekProps & { one: Planned; withDate?: boolean }) {
  const channel = channels.get(post.channelId ?? '');
  const pillar = pillars.get(item.pillarId ?? '');
  const state = postState(post, item.stage, formats.today);
  const platform = channel?.platform ?? item.platformHint;
  const isDue = isToPost(post) && post.plannedOn !== null && post.plannedOn <= formats.today;
  const time = post.postedAt ? timeOf(post.postedAt, formats.timeZone) : post.plannedTime;
  const when = [
    withDate && post.plannedOn ? formatRowDate(post.plannedOn, formats) : '',
    time ? formatTime(time, formats) : '',
  ].filter(Boolean);
  return (
    <li className="hub-post ruled">
      <span className="hub-when muted num one-line">{when.join(', ') || 'Any time'}</span>
      <span className={`hub-kind ${pillar?.color ?? ''}`}>
        {createElement(formatIcon(platform, post.format ?? item.formatHint), {
          'aria-hidden': true,
        })}
      </span>
      <button
        type="button"
        className="hub-title trunc start inner-ring"
        dir="auto"
        onClick={() => openContentPanel({ contentItemId: item.id })}
      >
        {item.title}
        <span className="hub-where sm faint">
          {[channel?.name, pillar?.name].filter(Boolean).join(' · ')}
        </span>
      </button>
      {isDue && canEdit ? (
        <Button size="sm" onClick={() => markPosted(post.id)}>
          Mark posted
        </Button>
      ) : (
        <PostTape state={state} />
      )}
    </li>
  );
}
