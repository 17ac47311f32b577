import { type ReactNode, useMemo } from 'react';
import { Later } from '#client/later/later.tsx';
import { BarPartsProvider } from '#client/page/bar-parts.tsx';
import { loadBack, loadBell } from './frame-parts.ts';
import { searchEverywhere } from '#client/page/overlays.ts';

/** Gives the bars of pages what is the same in all of them. */
export function BarParts({ children }: { children: ReactNode }) {
  const parts = useMemo(
    () => ({
      back: <Later load={loadBack} props={{}} isAsked />,
      bell: <Later load={loadBell} props={{}} isAsked />,
      searchEverywhere,
    }),
    [],
  );
  return <BarPartsProvider value={parts}>{children}</BarPartsProvider>;
}
