import { Archive, ArchiveRestore, ExternalLink, Lightbulb, Star, Trash2 } from 'lucide-react';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { SkeletonRows } from '#client/ui/base/states.tsx';
import { Attachments } from '#domains/around/attachments/attachments.tsx';
import { inspirations } from '#domains/making/inspirations/data.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { openOriginal } from '#domains/making/inspirations/board/card-menu.tsx';
import { Cover } from '#domains/making/inspirations/board/cover.tsx';
import { InspirationDetails } from './inspiration-details.tsx';
import { archiveInspiration, makeIdea, removeInspiration, toggleFavourite } from './saving.ts';
import { useShelf } from '#domains/making/inspirations/board/shelf.ts';
import './inspiration-sheet.css';

interface InspirationSheetProps {
  inspirationId: string;
  open: boolean;
  onClose: () => void;
}

/** All about one inspiration; every change is saved as it is made. */
export function InspirationSheet({ inspirationId, open, onClose }: InspirationSheetProps) {
  const inspiration = inspirations.useRows(rowsById).get(inspirationId);
  const status = inspirations.useStatus();
  const canEdit = useCan('edit');
  const shelf = useShelf();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sheet"
      title={inspiration?.title ?? 'Inspiration'}
      footer={
        inspiration && canEdit ? (
          <SheetActions inspiration={inspiration} onClose={onClose} />
        ) : undefined
      }
    >
      {inspiration ? (
        <div className="stack gap-16 inspiration-sheet">
          {canEdit ? null : <ReadOnlyNote />}
          <Cover inspiration={inspiration} />
          {inspiration.url ? <Original url={inspiration.url} /> : null}
          <InspirationDetails inspiration={inspiration} shelf={shelf} canEdit={canEdit} />
          <Attachments
            subject={{ inspirationId }}
            title="Pictures and files"
            kinds={['cover']}
            emptyText="Drop a picture here, or paste a screenshot: it becomes the cover."
          />
        </div>
      ) : status === 'loading' ? (
        <SkeletonRows rows={6} />
      ) : (
        <p className="muted">This inspiration is not there any more.</p>
      )}
    </Dialog>
  );
}

function Original({ url }: { url: string }) {
  return (
    <Button size="sm" icon={<ExternalLink />} onClick={() => openOriginal(url)}>
      Open original
    </Button>
  );
}

function SheetActions({ inspiration, onClose }: { inspiration: Inspiration; onClose: () => void }) {
  const { isFavorite, isArchived } = inspiration;
  const andClose = (act: (one: Inspiration) => void) => () => {
    act(inspiration);
    onClose();
  };
  return (
    <>
      <Button
        variant="ghost"
        className="late icon-on-phone"
        icon={<Trash2 />}
        onClick={andClose(removeInspiration)}
      >
        Delete
      </Button>
      <span className="end" />
      <IconButton
        label={isFavorite ? 'Remove from favourites' : 'Add to favourites'}
        aria-pressed={isFavorite}
        className="inspiration-favourite"
        icon={<Star />}
        onClick={() => toggleFavourite(inspiration)}
      />
      <Button
        className="icon-on-phone"
        icon={isArchived ? <ArchiveRestore /> : <Archive />}
        onClick={andClose(archiveInspiration)}
      >
        {isArchived ? 'Bring back' : 'Archive'}
      </Button>
      <Button variant="primary" icon={<Lightbulb />} onClick={andClose(makeIdea)}>
        Make idea
      </Button>
    </>
  );
}
