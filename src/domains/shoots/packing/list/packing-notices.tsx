import { CalendarClock, CalendarPlus } from 'lucide-react';
import { countText } from '#client/words/count-text.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { requantities } from '#domains/shoots/packing/merging/things/rules.ts';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/data.ts';
import { requantify } from './packing-actions.ts';
import { ReturnCheck } from './return-check.tsx';
import type { Packing } from './use-packing.ts';

interface PackingNoticesProps {
  packing: Packing;
  canEdit: boolean;
  isReturning: boolean;
  onReturning: (isReturning: boolean) => void;
}

/** What the list has to say of itself: quantities that no longer fit, gear that is still out. */
export function PackingNotices({
  packing,
  canEdit,
  isReturning,
  onReturning,
}: PackingNoticesProps) {
  const { items, days, people } = packing;
  const sources = packingTemplateItems.useRows(rowsById);
  const changed = canEdit ? requantities(items, sources, { days, people: people.length }) : [];
  const isScaled = items.some(({ packingTemplateItemId }) => {
    const rule = sources.get(packingTemplateItemId ?? '')?.quantityRule;
    return rule === 'per_day' || rule === 'per_night';
  });
  return (
    <>
      {changed.length > 0 ? (
        <p className="packing-notice row wraps gap-8 sm">
          <CalendarClock aria-hidden="true" />
          <span className="grow">
            {countText(changed.length, 'quantity')} no longer{' '}
            {changed.length === 1 ? 'fits' : 'fit'} the trip.
          </span>
          <Button size="sm" onClick={() => requantify(changed)}>
            Update quantities
          </Button>
        </p>
      ) : null}
      {days === null && isScaled ? (
        <p className="packing-notice row gap-8 sm">
          <CalendarPlus aria-hidden="true" />
          Set dates to scale quantities
        </p>
      ) : null}
      <ReturnCheck packing={packing} isReturning={isReturning} onReturning={onReturning} />
    </>
  );
}
