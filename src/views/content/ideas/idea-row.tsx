import {
  Archive,
  ArrowRight,
  Bookmark,
  Copy,
  Inbox,
  Link2,
  ListTodo,
  MoreHorizontal,
  PauseCircle,
  Star,
  Trash2,
} from 'lucide-react';
import { createElement } from 'react';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ColorDot, Tape } from '#client/ui/marks/tape.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { Picture } from '#client/ui/marks/picture.tsx';
import { thumbnailUrl } from '#domains/around/attachments/file-links.ts';
import { formatIcon } from '#domains/making/channels/format-icon.ts';
import { formatLabels } from '#domains/making/channels/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { archiveContent } from '#views/content/moves/content-actions.ts';
import { convertToTasks, deleteIdeas, duplicateIdeas, sortInto, starIdea } from './idea-actions.ts';
import { oldDays } from './idea-filter.ts';
import './idea-row.css';

interface IdeaRowProps {
  idea: ContentItem;
  pillar: Pillar | undefined;
  ageDays: number;
  inspirations: number;
  isReachable: boolean;
  isSelected: boolean;
  isUnsynced: boolean;
  failure: FailedWrite | undefined;
  canEdit: boolean;
  /** As a card, with its picture. */
  isCard: boolean;
  onOpen: (idea: ContentItem) => void;
  onSelect: (id: string, isRange: boolean) => void;
  onPipeline: (idea: ContentItem) => void;
}

/** An idea in one line; a press on its title opens it. */
export function IdeaRow(props: IdeaRowProps) {
  const { idea, pillar, ageDays, inspirations, isReachable, canEdit, onOpen } = props;
  const { id, title, ideaStatus, formatHint, platformHint, tags, sourceUrl, isPriority, coverId } =
    idea;
  return (
    <li
      className={classNames(
        'idea',
        props.isSelected && 'is-selected',
        ideaStatus === 'parked' && 'is-parked',
      )}
      data-idea={id}
    >
      {props.isCard && coverId ? (
        <Picture className="idea-picture" url={thumbnailUrl(coverId)} width={320} height={180} />
      ) : null}
      {canEdit ? (
        <Check
          square
          className="idea-check"
          label={`Select ${title}`}
          checked={props.isSelected}
          tabIndex={-1}
          onChange={() => undefined}
          onClick={(event) => props.onSelect(id, event.shiftKey)}
        />
      ) : null}
      <div className="idea-words row gap-10 may-shrink">
        <button
          type="button"
          id={`idea-${id}`}
          className="idea-title trunc start inner-ring"
          dir="auto"
          tabIndex={isReachable ? 0 : -1}
          onClick={() => onOpen(idea)}
        >
          {title}
        </button>
        {sourceUrl ? (
          <a
            className="idea-source inline gap-6 may-shrink icon-14 faint hover-line"
            href={sourceUrl}
            target="_blank"
            rel="noopener noreferrer nofollow"
            tabIndex={-1}
          >
            <Link2 aria-hidden="true" />
            <span className="trunc">{new URL(sourceUrl).hostname.replace(/^www\./, '')}</span>
          </a>
        ) : null}
        {tags.slice(0, 3).map((tag) => (
          <Tape key={tag} tone="plain" className="idea-tag">
            {tag}
          </Tape>
        ))}
        <WriteState isUnsynced={props.isUnsynced} failure={props.failure} />
      </div>
      <span className="idea-pillar inline gap-6 may-shrink muted">
        {pillar ? (
          <>
            <ColorDot color={pillar.color} />
            <span className="trunc">{pillar.name}</span>
          </>
        ) : null}
      </span>
      <span className="idea-format inline gap-6 may-shrink icon-14 muted">
        {formatHint ? (
          <>
            {createElement(formatIcon(platformHint, formatHint), {
              className: 'faint',
              'aria-hidden': true,
            })}
            {formatLabels[formatHint]}
          </>
        ) : null}
      </span>
      <span className="idea-inspired inline gap-6 may-shrink icon-14 num muted">
        {inspirations > 0 ? (
          <>
            <Bookmark className="faint" aria-hidden="true" />
            {inspirations}
            <span className="sr"> inspirations</span>
          </>
        ) : null}
      </span>
      <span className={classNames('idea-age num', ageDays > oldDays ? 'warn' : 'faint')}>
        {ageText(ageDays)}
      </span>
      {canEdit ? (
        <IconButton
          size="sm"
          className="idea-star"
          tooltip={false}
          label={`Star ${title}`}
          aria-pressed={isPriority}
          icon={<Star fill={isPriority ? 'currentColor' : 'none'} />}
          tabIndex={-1}
          onClick={() => starIdea(idea)}
        />
      ) : null}
      {canEdit ? <IdeaDeeds {...props} /> : null}
    </li>
  );
}

function IdeaDeeds({ idea, onPipeline }: IdeaRowProps) {
  const { title, ideaStatus } = idea;
  const moves = [
    { status: 'inbox', label: 'Move to the inbox', icon: <Inbox /> },
    { status: 'shortlisted', label: 'Shortlist', icon: <Star />, kbd: 's' },
    { status: 'parked', label: 'Park', icon: <PauseCircle /> },
  ] as const;
  return (
    <span className="idea-deeds row gap-0">
      <Button
        size="sm"
        variant="ghost"
        className="idea-plan"
        icon={<ArrowRight />}
        tabIndex={-1}
        aria-label={`Add ${title} to the pipeline`}
        onClick={() => onPipeline(idea)}
      >
        Pipeline
      </Button>
      <Menu
        label={`More for ${title}`}
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={`More for ${title}`}
            tooltip={false}
            icon={<MoreHorizontal />}
            tabIndex={-1}
          />
        }
        items={[
          ...moves
            .filter(({ status }) => status !== ideaStatus)
            .map(({ status, ...item }) => ({ ...item, onSelect: () => sortInto([idea], status) })),
          {
            label: 'Add to pipeline…',
            icon: <ArrowRight />,
            kbd: 'p',
            onSelect: () => onPipeline(idea),
          },
          'separator',
          { label: 'Duplicate', icon: <Copy />, onSelect: () => duplicateIdeas([idea]) },
          { label: 'Make it a task', icon: <ListTodo />, onSelect: () => convertToTasks([idea]) },
          'separator',
          { label: 'Archive', icon: <Archive />, onSelect: () => archiveContent(idea) },
          {
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            onSelect: () => deleteIdeas([idea]),
          },
        ]}
      />
    </span>
  );
}

function ageText(days: number): string {
  return days === 0 ? 'Today' : `${days} d`;
}
