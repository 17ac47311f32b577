import { ConfirmDialog } from '#client/ui/overlays/dialog.tsx';
import type { AvoidedCopy } from './avoided-host.tsx';

interface AvoidedDialogProps extends AvoidedCopy {
  open: boolean;
  onClose: () => void;
}

/** Whether a deal with a brand that is to be avoided is to be had again. */
export function AvoidedDialog({ brandName, duplicate, open, onClose }: AvoidedDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={`Another campaign with ${brandName}?`}
      confirmLabel="Duplicate anyway"
      onConfirm={duplicate}
    >
      {`You wanted to avoid ${brandName}.`}
    </ConfirmDialog>
  );
}
