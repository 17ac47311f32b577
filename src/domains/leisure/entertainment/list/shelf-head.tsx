import { Shuffle } from 'lucide-react';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Button } from '#client/ui/button.tsx';
import { type ShelfName, shelfLabels } from './shelves.ts';
import { numberText } from '#shared/words/number-text.ts';

interface ShelfHeadProps {
  name: ShelfName;
  count: number;
  onPick?: (() => void) | undefined;
  onWhole?: (() => void) | undefined;
}

/** The name of a shelf and how much stands on it. */
export function ShelfHead({ name, count, onPick, onWhole }: ShelfHeadProps) {
  return (
    <SectionHead id={`shelf-${name}`} title={shelfLabels[name]} note={numberText(count)}>
      {onPick ? (
        <Button size="sm" variant="ghost" icon={<Shuffle />} onClick={onPick}>
          Pick for me
        </Button>
      ) : null}
      {onWhole ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={`View all of ${shelfLabels[name]}`}
          onClick={onWhole}
        >
          View all
        </Button>
      ) : null}
    </SectionHead>
  );
}
