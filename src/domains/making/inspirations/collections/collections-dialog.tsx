import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { CollectionChecks } from './collection-checks.tsx';
import { useShelf } from '#domains/making/inspirations/board/shelf.ts';

/** Puts one inspiration into collections. */
export function CollectionsDialog({
  inspiration,
  open,
  onClose,
}: {
  inspiration: Inspiration;
  open: boolean;
  onClose: () => void;
}) {
  const shelf = useShelf();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Collections"
      description={inspiration.title}
      footer={
        <>
          <span className="end" />
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <CollectionChecks inspirationId={inspiration.id} shelf={shelf} />
    </Dialog>
  );
}
