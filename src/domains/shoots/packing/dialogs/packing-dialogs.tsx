import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import { countText } from '#client/words/count-text.ts';
import { clearTicks } from '#domains/shoots/packing/list/packing-actions.ts';
import type { PackingDialog } from '#domains/shoots/packing/list/packing-dialog.ts';
import type { Packing } from '#domains/shoots/packing/list/use-packing.ts';
import { BagsDialog } from './bags-dialog.tsx';
import { CopyTripDialog } from './copy-trip-dialog.tsx';
import { ItemDialog } from './item-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { SaveTemplateDialog } from './save-template-dialog.tsx';
import { TemplatesDialog } from './templates-dialog.tsx';

interface PackingDialogsProps {
  packing: Packing;
  request: PackingDialog;
  /** Another one each time: nothing typed before shows up again. */
  turn: number;
  isOpen: boolean;
  onClose: () => void;
}

/** The dialog that was asked for last. */
export function PackingDialogs({ packing, request, turn, isOpen, onClose }: PackingDialogsProps) {
  const props = { packing, open: isOpen, onClose };
  if (request.kind === 'item') return <ItemDialog key={turn} {...props} item={request.item} />;
  if (request.kind === 'paste') return <PasteDialog key={turn} {...props} text={request.text} />;
  if (request.kind === 'templates') return <TemplatesDialog key={turn} {...props} />;
  if (request.kind === 'trip') return <CopyTripDialog key={turn} {...props} />;
  if (request.kind === 'bags') return <BagsDialog key={turn} {...props} />;
  if (request.kind === 'save') return <SaveTemplateDialog key={turn} {...props} />;
  if (request.kind === 'rename')
    return <RenameDialog key={turn} {...props} section={request.section} />;
  return <ClearDialog key={turn} {...props} />;
}

function ClearDialog({
  packing,
  open,
  onClose,
}: Omit<PackingDialogsProps, 'request' | 'turn' | 'isOpen'> & { open: boolean }) {
  const ticked = packing.items.filter(({ isPacked }) => isPacked);
  const essential = ticked.filter(({ isEssential }) => isEssential).length;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Clear all ticks?"
      confirmLabel="Clear ticks"
      keepLabel="Keep ticks"
      danger
      onConfirm={() => clearTicks(packing.items)}
    >
      <p>
        {countText(ticked.length, 'thing')} will be to pack again
        {essential > 0 ? `, ${essential} of them essential` : ''}.
      </p>
    </ConfirmDialog>
  );
}
