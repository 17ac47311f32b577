import { ArchiveRestore } from 'lucide-react';
import { dateOf } from '#client/words/dates.ts';
import { formatShortDate } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { type DayFormats, useFormats } from '#domains/people/auth/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { unarchiveContent } from '#views/content/moves/content-actions.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import './archived-list.css';

/** What was archived; each goes back to the stage that it came from. */
export function ArchivedList({ items }: { items: readonly ContentItem[] }) {
  const formats = useFormats();
  const names = useStageNames();
  const canEdit = useCan('edit');
  return (
    <ul className="archived" aria-label="Archived content">
      {items.map((item) => (
        <li key={item.id} className="row tall-44 sm ruled">
          <button
            type="button"
            className="archived-title trunc start grow hover-line"
            dir="auto"
            aria-haspopup="dialog"
            onClick={() => openContentPanel({ contentItemId: item.id })}
          >
            {item.title}
          </button>
          <span className="faint">
            {[item.archivedFrom && `Was in ${names[item.archivedFrom]}`, since(item, formats)]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {canEdit ? (
            <Button
              size="sm"
              icon={<ArchiveRestore />}
              aria-label={`Bring ${item.title} back`}
              // Where it came from is known once the server has archived it.
              disabled={item.archivedFrom === null}
              onClick={() => unarchiveContent(item)}
            >
              Bring back
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function since({ stageEnteredAt }: ContentItem, formats: DayFormats): string {
  return `archived ${formatShortDate(dateOf(stageEnteredAt, formats.timeZone), formats)}`;
}
