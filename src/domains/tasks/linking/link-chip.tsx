import { useNavigate } from '@tanstack/react-router';
import { useScope } from '#client/sync/live/scope.ts';
import { linkOf, type Link } from './rules.ts';
import { type LinkKind, linkKinds, useLinkFields } from './link-kinds.tsx';
import './link-chip.css';

interface LinkChipProps {
  task: Link;
  tabIndex: number;
}

/** What a task is for; pressing it opens that. Nothing in other workspaces, or while it is in the trash. */
export function LinkChip({ task, tabIndex }: LinkChipProps) {
  const { workspaceId } = useScope();
  const fields = useLinkFields();
  const link = linkOf(task);
  if (!link || link.workspaceId !== workspaceId || !fields.includes(link.field)) return null;
  return (
    <KnownLink key={link.field} kind={linkKinds[link.field]} id={link.id} tabIndex={tabIndex} />
  );
}

function KnownLink({ kind, id, tabIndex }: { kind: LinkKind; id: string; tabIndex: number }) {
  const title = kind.useTitle(id);
  const navigate = useNavigate();
  if (title === undefined) return null;
  return (
    <button
      type="button"
      className="link-chip inline gap-4 muted"
      tabIndex={tabIndex}
      aria-label={`For the ${kind.noun} ${title}`}
      title={title}
      onClick={() => kind.open(id, navigate)}
    >
      {kind.icon}
      <span className="trunc" dir="auto">
        {title}
      </span>
    </button>
  );
}
