import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { addDays, dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoment } from '#client/words/format-moment.ts';
import { ListPage } from '#client/list/list-page.tsx';
import { useList } from '#client/list/use-list.ts';
import { Button } from '#client/ui/button.tsx';
import { useRowFocus } from '#client/ui/rows/use-row-focus.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useMemberNames } from '#domains/people/workspaces/members/use-member-names.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { kindWords, trashRules } from './trash-kinds.ts';
import { restoreTrashed, trashQuery } from './data.ts';
import { trashDays, type Trashed } from './schema.ts';
import '#client/ui/rows/table.css';
import './trash-page.css';

const waits = `What is deleted waits here for ${trashDays} days.`;

/** What was deleted in the last 30 days, with the way back for each. */
export function TrashPage() {
  const workspace = useCurrentWorkspace();
  return workspace ? <Content key={workspace.id} workspaceId={workspace.id} /> : null;
}

function Content({ workspaceId }: { workspaceId: string }) {
  const { data, status, refetch } = useQuery(trashQuery(workspaceId));
  const rows = data?.rows ?? [];
  const list = useList({ rows, searchLabel: 'Search the trash', ...trashRules(rows) });
  const rowsRef = useRowFocus(list.rows.map(({ id }) => id));
  return (
    <ListPage
      title="Trash"
      subtitle={waits}
      noun="record"
      list={list}
      source={{
        status: status === 'pending' ? 'loading' : status === 'error' ? 'error' : 'ready',
        retry: () => void refetch(),
      }}
      canEdit
      none={{ title: 'Nothing in the trash matches these filters', isOfFilter: true }}
      empty={{
        title: 'The trash is empty',
        text: `${waits} Whatever you delete can be brought back from here.`,
      }}
    >
      <ul ref={rowsRef} className="trash-rows" aria-label="Deleted">
        {list.rows.map((row) => (
          <TrashRow key={row.id} row={row} workspaceId={workspaceId} />
        ))}
      </ul>
      {data?.isCut ? <p className="sm muted">Older ones show once these are fewer.</p> : null}
    </ListPage>
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
    <li className="ruled trash-row" data-row-id={id}>
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
