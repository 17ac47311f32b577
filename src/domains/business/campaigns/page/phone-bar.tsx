import { Link2, Plus } from 'lucide-react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { isClosed, nextDueOn } from '#domains/business/campaigns/deliverables/rules.ts';
import type { OpenDialog } from './deal-dialogs.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';

/** On phones, what one most often comes for: the address of what was just posted. */
export function PhoneBar({ deal, openDialog }: { deal: ShownDeal; openDialog: OpenDialog }) {
  const isPhone = useIsPhone();
  const [next] = deal.deliverables
    .filter((one) => !isClosed(one))
    .toSorted((one, other) => (nextDueOn(one) ?? '9999').localeCompare(nextDueOn(other) ?? '9999'));
  if (!isPhone || !next) return null;
  return (
    <div className="deal-phone-bar">
      <Button
        size="lg"
        variant="primary"
        className="grow"
        icon={<Link2 />}
        onClick={() => openDialog({ kind: 'posted', deliverable: next })}
      >
        Add posted link
      </Button>
      <IconButton
        boxed
        label="Add deliverable"
        icon={<Plus />}
        onClick={() => openDialog({ kind: 'deliverable' })}
      />
    </div>
  );
}
