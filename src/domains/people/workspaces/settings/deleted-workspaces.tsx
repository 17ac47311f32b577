import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import {
  deletedWorkspacesQuery,
  restoreWorkspace,
} from '#domains/people/workspaces/deleted/data.ts';
import { timeLeft, useNow } from '#domains/people/workspaces/switcher/moments.ts';
import './workspace-settings.css';

/** What the user has deleted and can still bring back; nothing if there is none. */
export function DeletedWorkspaces() {
  const { data: deleted = [] } = useQuery(deletedWorkspacesQuery);
  const now = useNow();
  if (deleted.length === 0) return null;
  async function restore(id: string, name: string) {
    try {
      await restoreWorkspace(id);
      toast.success(`${name} is back`);
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  }
  return (
    <section className="ws-section" aria-labelledby="ws-deleted">
      <h2 id="ws-deleted">Deleted workspaces</h2>
      <ul className="ws-list">
        {deleted.map(({ id, name, purgedAt }) => (
          <li key={id} className="row">
            <span className="grow trunc">{name}</span>
            <span className="sm muted">{`Gone for good in ${timeLeft(purgedAt, now)}`}</span>
            <Button size="sm" onClick={() => void restore(id, name)}>
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
