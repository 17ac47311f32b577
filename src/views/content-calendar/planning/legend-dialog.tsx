import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Legend } from '#views/content-calendar/legend.tsx';

interface LegendDialogProps {
  open: boolean;
  onClose: () => void;
}

/** What the shapes of the calendar mean. */
export function LegendDialog({ open, onClose }: LegendDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="What the shapes mean">
      <Legend />
    </Dialog>
  );
}
