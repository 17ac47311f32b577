import { type ReactNode, useState } from 'react';
import { numberText } from '#shared/words/number-text.ts';
import { Button } from '#client/ui/button.tsx';

/** The first of many rows, and the button that shows all of them; none where they are few. */
export function useFew<Row>(rows: readonly Row[], few: number): [readonly Row[], ReactNode] {
  const [isWhole, setWhole] = useState(false);
  if (isWhole || rows.length <= few) return [rows, null];
  const all = (
    <Button size="sm" variant="ghost" onClick={() => setWhole(true)}>
      {`Show all ${numberText(rows.length)}`}
    </Button>
  );
  return [rows.slice(0, few), all];
}
