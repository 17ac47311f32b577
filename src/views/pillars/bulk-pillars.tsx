import { Layers } from 'lucide-react';
import { BulkMenu } from '#client/ui/rows/bulk-bar.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { pillars } from '#domains/making/pillars/data.ts';
import { inOrder } from '#domains/making/pillars/rules.ts';

interface BulkPillarsProps {
  /** The deed for a pillar; null for none. */
  onPillar: (pillar: { id: string; name: string } | null) => () => void;
}

/** A pillar for all that is selected, or none. */
export function BulkPillars({ onPillar }: BulkPillarsProps) {
  const active = pillars.useRows(inOrder).filter(({ isActive }) => isActive);
  return (
    <BulkMenu
      label="Pillar"
      text="Pillar"
      icon={<Layers />}
      items={[
        ...active.map(({ id, name, color }) => ({
          label: name,
          icon: <ColorDot color={color} />,
          onSelect: onPillar({ id, name }),
        })),
        { label: 'No pillar', icon: <ColorDot />, onSelect: onPillar(null) },
      ]}
    />
  );
}
