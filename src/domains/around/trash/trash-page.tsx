import { useQuery } from '@tanstack/react-query';
import { RotateCcw, Search } from 'lucide-react';
import { useState } from 'react';
import { addDays, dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoment } from '#client/words/format-moment.ts';
import { Page } from '#client/page/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { Chip, Chips } from '#client/ui/marks/chip.tsx';
import { EmptyState, ErrorState, SkeletonRows, useLoadingShown } from '#client/ui/base/states.tsx';
import { TextInput } from '#client/ui/fields/text-input.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useMemberNames } from '#domains/people/workspaces/members/use-member-names.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { kindCounts, kindWords, matching } from './trash-kinds.ts';
import { restoreTrashed, trashQuery } from './data.ts';
import { trashDays, type Trashed } from './schema.ts';
import '#client/ui/rows/table.css';
import './trash-page.css';

/** What was deleted in the last 30 days, with the way back for each. */
export function TrashPage() {
  const workspace = useCurrentWorkspace();
  return (
    <Page title="Trash" subtitle={`What is deleted waits here for ${trashDays} days.`}>
      {workspace ? <Content key={workspace.id} workspaceId={workspace.id} /> : null}
    </Page>
  );
}

function Content({ workspaceId }: { workspaceId: string }) {
  const { data, status, refetch } = useQuery(trashQuery(workspaceId));
  const isLoading = useLoadingShown(status === 'pending');
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  if (status === 'error') return <ErrorState onRetry={() => void refetch()} />;
  if (!data) return isLoading ? <SkeletonRows rows={6} /> : null;
  if (data.rows.length === 0) {
    return (
      <EmptyState title="The trash is empty">
        Whatever you delete can be brought back from here.
      </EmptyState>
    );
  }
  const kinds = kindCounts(data.rows);
  const rows = matching(data.rows, { kind, typed });
  return (
    <>
      <div className="row wraps trash-tools">
        <TextInput
          type="search"
          icon={<Search aria-hidden="true" />}
          aria-label="Search the trash"
          placeholder="Search the trash"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {kinds.length > 1 ? (
          <Chips label="Kind">
            <Chip pressed={kind === null} onPress={() => setKind(null)} count={data.rows.length}>
              All
            </Chip>
            {kinds.map(([one, count]) => (
              <Chip
                key={one}
                pressed={kind === one}
                onPress={() => setKind(kind === one ? null : one)}
                count={count}
              >
                {kindWords(one)}
              </Chip>
            ))}
          </Chips>
        ) : null}
      </div>
      {rows.length > 0 ? (
        <ul className="trash-rows" aria-label="Deleted">
          {rows.map((row) => (
            <TrashRow key={row.id} row={row} workspaceId={workspaceId} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="Nothing in the trash matches these filters"
          action={
            <Button
              onClick={() => {
                setTyped('');
                setKind(null);
              }}
            >
              Clear filters
            </Button>
          }
        />
      )}
      {data.isCut ? <p className="sm muted">Older ones show once these are fewer.</p> : null}
    </>
  );
}

function TrashRow({ row, workspaceId }: { row: Trashed; workspaceId: string }) {
  const { title, collection, id, deletedAt, deletedByUserId, parent } = row;
  const formats = useFormats();
  const nameOf = useMemberNames();
  const [isBusy, setBusy] = useState(false);
  const goneOn = addDays(dateOf(deletedAt, formats.timeZone), trashDays);
  const name = title || kindWords(collection);

  async function restore() {
    setBusy(true);
    try {
      await restoreTrashed(workspaceId, { collection, id });
      toast.success(parent?.isDeleted ? `Restored with ${parent.title}` : 'Restored');
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Failed to restore');
      setBusy(false);
    }
  }

  return (
    <li className="ruled trash-row">
      <span className="cols may-shrink">
        <span className="strong trunc" dir="auto">
          {name}
        </span>
        <span className="xs faint trunc">
          {kindWords(collection)}
          {parent ? ` of ${parent.title}` : ''}
          {parent?.isDeleted ? ', which comes back with it' : ''}
        </span>
      </span>
      <span className="cols sm muted trash-when">
        <span>
          Deleted {formatMoment(deletedAt, formats)} by {nameOf(deletedByUserId)}
        </span>
        <span className="xs faint trunc">Gone for good on {formatShortDate(goneOn, formats)}</span>
      </span>
      <Button
        size="sm"
        icon={<RotateCcw />}
        busy={isBusy}
        aria-label={`Restore ${name}`}
        onClick={() => void restore()}
      >
        Restore
      </Button>
    </li>
  );
}
