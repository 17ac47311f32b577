import { createElement, useRef } from 'react';
import {
  Check,
  Clapperboard,
  Copy,
  ExternalLink,
  Link2,
  MessageSquareQuote,
  MoreHorizontal,
  Paperclip,
  Pencil,
  Sparkles,
  Trash2,
} from 'lucide-react';
import { useIsUnsynced } from '#client/sync/reading/unsynced.ts';
import type { FailedWrite } from '#client/sync/reading/collection-hooks.ts';
import { dateOf } from '#client/words/dates.ts';
import { formatRowDate, formatShortDate } from '#client/words/format-dates.ts';
import { putAt } from '#client/list/sort-order.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu, type MenuItem } from '#client/ui/menus/menu.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { useOrderedRow } from '#client/ui/drag/use-ordered-row.tsx';
import { WriteState } from '#client/ui/fields/write-state.tsx';
import { newId } from '#shared/ids.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { formatIcon } from '#domains/making/channels/format-icon.ts';
import { formatLabels, platformFacts } from '#domains/making/channels/schema.ts';
import { openRecord } from '#client/record/openers.ts';
import { deliverables } from './data.ts';
import { isClosed, latenessOf, nextDueOn, offeredMoves } from './rules.ts';
import type { Deliverable, DeliverableStatus } from './schema.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { makeContent, moveOwed } from '#domains/business/campaigns/moves/deal-actions.ts';
import type { OpenDialog } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import {
  deliverableLabels,
  deliverableMoveLabels,
} from '#domains/business/campaigns/moves/deal-labels.ts';
import { unpostOwed } from '#domains/business/campaigns/moves/owed-moves.ts';
import type { BrandWords } from '#domains/business/campaigns/moves/use-brand-words.ts';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { useHasContent } from '#domains/business/campaigns/moves/use-has-content.ts';

interface DeliverableRowProps {
  deal: ShownDeal;
  deliverable: Deliverable;
  /** What the brand said of it. */
  words: BrandWords | undefined;
  formats: DayFormats;
  canEdit: boolean;
  failure: FailedWrite | undefined;
  openDialog: OpenDialog;
}

/** One thing that the brand gets: what, where, by when and how far. */
export function DeliverableRow(props: DeliverableRowProps) {
  const { deal, deliverable, words, formats, canEdit, failure, openDialog } = props;
  const { title, platform, format, frames, status, liveUrl } = deliverable;
  const { postDueOn, postWindowStartsOn } = deliverable;
  const isUnsynced = useIsUnsynced(deliverable.id);
  const isThere = useHasContent()(deliverable);
  const content = useIsOn()('content') ? contentItem(deal, deliverable, isThere) : undefined;
  const row = useRef<HTMLTableRowElement>(null);
  const { drag, onKeyDownCapture, items } = useOrderedRow(row, {
    list: 'deliverables',
    id: deliverable.id,
    rows: deal.deliverables,
    move: canEdit ? (one, to) => place(deal.deliverables, one, to) : undefined,
  });
  const lateness = latenessOf(deliverable, formats.today);
  const due = nextDueOn(deliverable) ?? deliverable.postDueOn;
  const isAhead = !lateness && due === postDueOn && !isClosed(deliverable);
  const isDraft = due !== null && due !== postDueOn && !lateness && !isClosed(deliverable);
  const isToday = due === formats.today && !isClosed(deliverable);
  // From the day it is to be live on, one most likely comes with its address.
  const isLive =
    status === 'posted' || (!isClosed(deliverable) && (postDueOn ?? '9999') <= formats.today);
  const edit = () => openDialog({ kind: 'talk', deliverable });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
    <tr
      ref={row}
      className={classNames(
        status === 'cancelled' && 'is-cancelled',
        failure && 'is-failed',
        drag && `is-${drag}`,
      )}
      onKeyDownCapture={onKeyDownCapture}
    >
      <td className="row gap-12 deliverable-what">
        <span
          className={classNames('tile icon-14 deliverable-icon', canEdit && 'is-grip')}
          data-grip=""
          aria-hidden="true"
        >
          {createElement(formatIcon(platform, format))}
        </span>
        <span className="grow">
          {canEdit ? (
            <button type="button" className="opens deliverable-title" dir="auto" onClick={edit}>
              {title}
            </button>
          ) : (
            <span className="deliverable-title" dir="auto">
              {title}
            </span>
          )}
          <small className="block xs faint">
            {frames ? `${formatLabels[format]}, ${frames} frames` : formatLabels[format]}
          </small>
          {words ? (
            <button
              type="button"
              className="row gap-4 opens sm muted icon-14 deliverable-words"
              onClick={() => openDialog({ kind: 'talk', deliverable })}
            >
              <MessageSquareQuote className="faint" aria-hidden="true" />
              <span className="trunc" dir="auto">{`“${words.last.body}”`}</span>
              <span className="trunc faint deliverable-words-of">{wordsNote(words)}</span>
            </button>
          ) : null}
          <WriteState isUnsynced={isUnsynced} failure={failure} />
        </span>
      </td>
      <td className="one-line muted deliverable-platform">{platformFacts[platform].label}</td>
      <td
        className={classNames(
          'one-line num deliverable-due',
          lateness ? 'late' : isToday ? 'warn' : 'muted',
        )}
      >
        {due ? dayText(due, deliverable, formats) : '–'}
        {lateness ? <small>{lateness === 'post' ? 'Post late' : 'Draft late'}</small> : null}
        {isDraft ? <small className="faint">Draft</small> : null}
        {isAhead && postWindowStartsOn ? (
          <small className="faint">{`from ${formatShortDate(postWindowStartsOn, formats)}`}</small>
        ) : null}
      </td>
      <td className="one-line">
        <StatusTape deliverable={deliverable} formats={formats} />
      </td>
      <td className="n faint deliverable-link">
        {liveUrl ? (
          <a href={liveUrl} target="_blank" rel="noopener noreferrer nofollow" className="linked">
            <span className="trunc">{shortAddress(liveUrl)}</span>
            <ExternalLink aria-hidden="true" />
          </a>
        ) : canEdit && isLive ? (
          <Button
            size="sm"
            icon={<Link2 />}
            onClick={() => openDialog({ kind: 'posted', deliverable })}
          >
            Add link
          </Button>
        ) : (
          '–'
        )}
      </td>
      <td className="deliverable-more">
        <Menu
          label={title}
          align="end"
          trigger={<IconButton size="sm" label={`More for ${title}`} icon={<MoreHorizontal />} />}
          items={canEdit ? menuOf({ ...props, content }, edit, items) : [talk(props)]}
        />
      </td>
    </tr>
  );
}

// What is over is a plain day; what is ahead or late says how near it is.
function dayText(due: string, deliverable: Deliverable, formats: DayFormats): string {
  return (isClosed(deliverable) ? formatShortDate : formatRowDate)(due, formats);
}

/** 'Pia', or with how many more: 'Pia, 3 comments' */
function wordsNote({ last: { guestName }, count }: BrandWords): string {
  return count === 1 ? (guestName ?? '') : `${guestName ?? ''}, ${count} comments`;
}

const tones: Partial<Record<DeliverableStatus, 'wrap' | 'lamp' | 'tally' | 'plain'>> = {
  posted: 'wrap',
  approved: 'wrap',
  drafting: 'lamp',
  submitted: 'lamp',
  scheduled: 'lamp',
  changes_requested: 'tally',
  cancelled: 'plain',
};

function StatusTape({ deliverable, formats }: { deliverable: Deliverable; formats: DayFormats }) {
  const { status, revisionRound, maxRevisions, postedAt } = deliverable;
  const isRound = status === 'changes_requested';
  const on = status === 'posted' && postedAt ? dateOf(postedAt, formats.timeZone) : null;
  return (
    <>
      <Tape tone={tones[status]} icon={status === 'posted' ? <Check aria-hidden="true" /> : null}>
        {on
          ? `${deliverableLabels.posted} ${formatShortDate(on, formats)}`
          : deliverableLabels[status]}
      </Tape>
      {isRound ? (
        <small className={classNames('block xs', revisionRound > maxRevisions ? 'late' : 'faint')}>
          {`Round ${revisionRound} of ${maxRevisions}`}
        </small>
      ) : null}
    </>
  );
}

// Viewers read them, too.
function talk({ deliverable, openDialog }: DeliverableRowProps): MenuItem {
  return {
    label: 'Files and comments',
    icon: <Paperclip />,
    onSelect: () => openDialog({ kind: 'talk', deliverable }),
  };
}

function menuOf(
  props: DeliverableRowProps & { content: MenuItem | undefined },
  edit: () => void,
  places: readonly MenuItem[],
): (MenuItem | 'separator')[] {
  const { deliverable, openDialog, content } = props;
  const moves = offeredMoves(deliverable).map((status): MenuItem => {
    const isPosted = status === 'posted';
    return {
      label: deliverableMoveLabels[status],
      onSelect: () =>
        isPosted
          ? openDialog({ kind: 'posted', deliverable })
          : status === 'scheduled' && !deliverable.postDueOn && !deliverable.contentItemId
            ? edit()
            : moveOwed(deliverable, { status }),
    };
  });
  const isBack = deliverable.status === 'posted';
  return [
    ...moves,
    ...(isBack ? [{ label: 'Not posted after all', onSelect: () => unpostOwed(deliverable) }] : []),
    'separator',
    { label: 'Edit', icon: <Pencil />, onSelect: edit },
    ...(content ? [content] : []),
    { label: 'Duplicate', icon: <Copy />, onSelect: () => duplicate(deliverable) },
    ...places,
    'separator',
    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => remove(deliverable) },
  ];
}

function contentItem(deal: ShownDeal, deliverable: Deliverable, isThere: boolean): MenuItem {
  const { contentItemId } = deliverable;
  if (!contentItemId || !isThere)
    return {
      label: 'Make content',
      icon: <Sparkles />,
      onSelect: () => makeContent(deal, [deliverable]),
    };
  return {
    label: 'Open content',
    icon: <Clapperboard />,
    onSelect: () => openRecord({ collection: 'content-items', id: contentItemId }),
  };
}

function duplicate(deliverable: Deliverable): void {
  const { campaignId, platform, format, title, frames, specNote, channelId } = deliverable;
  const { requiresApproval, draftDueOn, postDueOn, maxRevisions, assigneeUserId } = deliverable;
  const id = newId();
  const made = deliverables.create({
    id,
    ...{ campaignId, platform, format, frames, specNote, channelId, requiresApproval },
    ...{ draftDueOn, postDueOn, maxRevisions, assigneeUserId },
    title: `${title.slice(0, 113)} (copy)`,
    sortOrder: deliverable.sortOrder,
  });
  tellDone('Deliverable duplicated', [made], () => deliverables.remove(id));
}

function place(list: readonly Deliverable[], id: string, to: number): void {
  putAt(list, id, to, deliverables.update);
}

function remove({ id }: Deliverable): void {
  tellDone('Deliverable deleted', [deliverables.remove(id)], () => deliverables.restore(id));
}

/** 'p/kit-flat' of a long address. */
function shortAddress(address: string): string {
  const { hostname, pathname } = new URL(address);
  const path = pathname.replace(/^\/|\/$/g, '');
  return path || hostname.replace(/^www\./, '');
}
