import { Plus } from 'lucide-react';
import { useState } from 'react';
import { takeFocus } from '#client/later/later.tsx';
import { Button } from '#client/ui/button.tsx';
import type { Brand } from '#domains/business/brands/schema.ts';
import { useNewCampaign } from '#views/brands/list/use-new-campaign.ts';

/** Begins a campaign; with a brand that is to be avoided only after a second word. */
export function NewCampaign({ brand, onLeave }: { brand: Brand; onLeave: () => void }) {
  const begin = useNewCampaign();
  const [isAsking, setAsking] = useState(false);
  const start = () => {
    onLeave();
    begin(brand);
  };
  if (isAsking) {
    return (
      <span className="row" role="alert">
        <span className="sm late">{`You avoid ${brand.name}.`}</span>
        <Button ref={takeFocus} size="sm" variant="ghost" onClick={() => setAsking(false)}>
          Cancel
        </Button>
        <Button size="sm" variant="danger-quiet" onClick={start}>
          Start anyway
        </Button>
      </span>
    );
  }
  return (
    <Button
      variant="primary"
      icon={<Plus />}
      onClick={brand.relationship === 'avoid' ? () => setAsking(true) : start}
    >
      New campaign
    </Button>
  );
}
