import { Dialog } from '#client/ui/dialog.tsx';
import { ReadOnlyNote } from '#client/ui/read-only-note.tsx';
import { SkeletonRows } from '#client/ui/states.tsx';
import { contentItems } from '#domains/content/data.ts';
import type { ContentItem } from '#domains/content/schema.ts';
import { useCan } from '#domains/workspaces/data.ts';
import { PanelDetails } from './panel-details.tsx';
import './content-panel.css';

export const itemsById = (rows: readonly ContentItem[]) =>
  new Map(rows.map((item) => [item.id, item]));

interface ContentPanelProps {
  contentItemId: string;
  open: boolean;
  onClose: () => void;
}

/** All about one piece of content; every change is saved as it is made. */
export function ContentPanel({ contentItemId, open, onClose }: ContentPanelProps) {
  const item = contentItems.useRows(itemsById).get(contentItemId);
  const status = contentItems.useStatus();
  const canEdit = useCan('edit');
  return (
    <Dialog open={open} onClose={onClose} size="sheet" title={item?.title ?? 'Content'}>
      {item ? (
        <div className="content-panel">
          {canEdit ? null : <ReadOnlyNote />}
          <PanelDetails item={item} canEdit={canEdit} />
        </div>
      ) : status === 'loading' ? (
        <SkeletonRows rows={6} />
      ) : (
        <p className="muted">This content is not there any more.</p>
      )}
    </Dialog>
  );
}
