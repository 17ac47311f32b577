import { Download, Link2, Plus, Printer } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { countText, pluralOf } from '#client/words/count-text.ts';
import { useBarParts } from '#client/page/bar-parts.tsx';
import { useIsWhole } from '#client/sync/reading/first-reading.ts';
import { inParts, Page, type PageButton, type ViewSwitch } from '#client/page/page.tsx';
import { type Primary, usePrimary } from '#client/page/primary.tsx';
import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import type { GhostExample, GhostShape } from '#client/ui/base/ghosts.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { ListTools } from './list-tools.tsx';
import type { ListSource } from './use-list-source.ts';
import type { ListState } from './use-list.ts';
import { numberText } from '#shared/words/number-text.ts';
import { capitalized } from '#shared/words/capitalized.ts';

interface ListPageProps<View extends string> {
  title: string;
  /** What it amounts to, while nothing narrows it. */
  subtitle?: ReactNode;
  /** 'brand' */
  noun: string;
  list: ListState;
  source: ListSource;
  canEdit: boolean;
  /** How one is made here; `keys` N. */
  primary?: Primary | undefined;
  views?: ViewSwitch<View> | undefined;
  /** At most one beside the primary action. */
  button?: PageButton | undefined;
  /** The way to the neighbours of a period. */
  period?: ReactNode;
  /** Where a list may be empty for a while, such as for one year: that there are rows elsewhere. */
  isKept?: boolean;
  /** What is said then. */
  none?: {
    title: string;
    text?: ReactNode;
    action?: ReactNode;
    /** It is what a filter says as well, such as that of the archive. */
    isOfFilter?: boolean;
  };
  /** Select, sort, group: what a table says of itself. */
  arrange?: MenuProps['items'];
  /** What the page alone has. */
  more?: MenuProps['items'];
  onExport?: (() => void) | undefined;
  /** While there is none: what it is for, and how the first one is made. */
  empty: {
    title: string;
    text?: ReactNode;
    /** To those who can make none: what will stand here. */
    viewers?: { title?: string; text: string };
    action?: ReactNode;
    shape?: GhostShape;
    examples?: readonly GhostExample[];
  };
  isFull?: boolean;
  /** Stays above the rows whatever is shown, such as a line to write in. */
  lead?: ReactNode;
  /** What stands around the rows, whatever becomes of them: a rail beside them. */
  frame?: (rows: ReactNode) => ReactNode;
  /** What the whole page listens to, such as files that are dropped anywhere on it. */
  around?: ComponentProps<'div'>;
  className?: string;
  children: ReactNode;
}

/** A list that is there waits no longer for what its figures and its neighbours need. */
const waitsForOthersMs = 800;

/**
 * A page of one list: its frame, what narrows it, and every state that a list can be in. The page says
 * its rows and its words.
 */
export function ListPage<View extends string>(props: ListPageProps<View>) {
  const { title, subtitle, noun, list, source, canEdit, primary, views, className } = props;
  const { button, period, isKept = false, none } = props;
  const { arrange = [], more = [], onExport, empty, isFull = false, lead, children } = props;
  const { frame = (rows: ReactNode) => rows, around } = props;
  usePrimary(canEdit ? primary : undefined);
  // Nothing is said of a filter before what it is to be applied to has come.
  const isAsked = list.isNarrowed && source.status === 'ready';
  const hasSome = isKept || list.total > 0 || list.rows.length > 0 || isAsked;
  // Rows, figures and what stands above them come as a whole, into the room that is kept for them.
  const isWhole = useIsWhole(waitsForOthersMs) || source.status === 'error';
  const hasAny = isWhole && hasSome;
  const isComing = !isWhole || (source.status === 'loading' && !hasSome);
  const isNone = list.rows.length === 0;
  const counted = `${numberText(list.rows.length)} of ${countText(list.total, noun)}`;
  const inside = hasAny ? (
    isNone ? (
      <NoMatch list={list} noun={noun} none={none} />
    ) : (
      children
    )
  ) : source.status === 'error' ? (
    <ErrorState onRetry={source.retry} />
  ) : (
    <EmptyState
      title={(!canEdit && empty.viewers?.title) || empty.title}
      shape={empty.shape ?? 'rows'}
      examples={empty.examples}
      action={empty.action === undefined ? firstOf(canEdit, primary) : empty.action}
    >
      {canEdit ? empty.text : (empty.viewers?.text ?? shownHere(noun))}
    </EmptyState>
  );
  return (
    <Page
      title={title}
      subtitle={hasAny || isComing ? (list.isNarrowed ? counted : subtitle) : undefined}
      isComing={isComing}
      views={hasAny ? views : undefined}
      hasViewsInMenu={false}
      button={hasAny ? button : undefined}
      period={hasAny || isComing ? period : undefined}
      search={hasAny ? list.find : undefined}
      isFull={isFull && hasAny}
      around={around}
      className={className}
      more={inParts([
        hasAny ? arrange : [],
        hasAny ? [...(onExport ? [exportOf(onExport), print] : []), copyLink] : [],
        more,
      ])}
      tools={
        hasAny ? (
          <ListTools list={list} noun={noun} views={asAny(views)} />
        ) : isComing ? (
          <div className="page-tools" />
        ) : undefined
      }
    >
      {canEdit ? null : <ReadOnlyNote />}
      {lead}
      <output className="sr">
        {list.isNarrowed ? `Found: ${countText(list.rows.length, noun)}` : ''}
      </output>
      <FailedRows failed={source.failed ?? []} titleOf={source.failedTitle ?? (() => '')} />
      {isComing ? <SkeletonRows rows={8} /> : frame(inside)}
      <SearchedElsewhere list={list} />
    </Page>
  );
}

const menuFadesMs = 250;
const exportOf = (onSelect: () => void) => ({
  label: 'Export CSV',
  icon: <Download />,
  onSelect,
});
const print = {
  label: 'Print',
  icon: <Printer />,
  // Not before the menu is gone from the page.
  onSelect: () => void setTimeout(() => window.print(), menuFadesMs),
};
const copyLink = {
  label: 'Copy link to this view',
  icon: <Link2 />,
  onSelect: () => void copyText(location.href, 'Link'),
};

// A view is one of its own options, whatever the sheet that shows them knows of it.
function asAny<View extends string>(views: ViewSwitch<View> | undefined) {
  return views as ViewSwitch<string> | undefined;
}

/** 'Affiliate links of this workspace are shown here.' */
function shownHere(noun: string): string {
  return `${capitalized(pluralOf(noun))} of this workspace are shown here.`;
}

function firstOf(canEdit: boolean, primary: ListPageProps<never>['primary']): ReactNode {
  if (!canEdit || !primary) return undefined;
  return (
    <Button variant="primary" icon={primary.icon ?? <Plus />} onClick={primary.onSelect}>
      {primary.label}
    </Button>
  );
}

type NoMatchProps = Pick<ListPageProps<never>, 'list' | 'noun' | 'none'>;

function NoMatch({ list, noun, none }: NoMatchProps) {
  const clear = list.isNarrowed ? <Button onClick={list.clear}>Clear filters</Button> : null;
  return (
    <EmptyState
      title={
        none && (none.isOfFilter || !list.isNarrowed)
          ? none.title
          : `No ${pluralOf(noun)} match these filters`
      }
      action={
        <>
          {clear}
          {none?.action}
        </>
      }
    >
      {none?.text}
    </EmptyState>
  );
}

function SearchedElsewhere({ list: { find } }: Pick<ListPageProps<never>, 'list'>) {
  const { searchEverywhere } = useBarParts();
  if (!find || find.typed.trim() === '') return null;
  return (
    <p className="page-elsewhere">
      <button type="button" className="link" onClick={() => searchEverywhere(find.typed.trim())}>
        Search everywhere
      </button>
    </p>
  );
}
