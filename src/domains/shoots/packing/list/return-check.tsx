import { Luggage } from 'lucide-react';
import { countText } from '#client/words/count-text.ts';
import { Switch } from '#client/ui/choices/switch.tsx';
import { isMissing } from '#domains/shoots/packing/rules.ts';
import type { Packing } from './use-packing.ts';
import './return-check.css';

interface ReturnCheckProps {
  packing: Packing;
  isReturning: boolean;
  onReturning: (isReturning: boolean) => void;
}

/** From the last day on, how much gear is still out, and the switch that shows gear alone. */
export function ReturnCheck({ packing: { items, isEnding }, ...props }: ReturnCheckProps) {
  const { isReturning, onReturning } = props;
  const missing = items.filter(isMissing).length;
  const hasGear = items.some(({ isGear, isPacked }) => isGear && isPacked);
  if (!isEnding || !hasGear) return null;
  return (
    <div className="packing-notice row wraps gap-8 sm">
      <Luggage aria-hidden="true" />
      <span className="grow">
        {missing === 0
          ? 'All gear is back in its bags.'
          : `${countText(missing, 'piece')} of gear to put back.`}
      </span>
      <Switch label="Return check" checked={isReturning} onChange={onReturning}>
        <span>Return check</span>
      </Switch>
    </div>
  );
}
