import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useStable } from '#client/sync/reading/use-stable.ts';
import { type PageActions, usePageActions } from './shortcuts.tsx';

export interface Primary {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
}

/** Says the page's own primary action, which stands in the top bar and behind '+' on phones. */
export function usePrimary(primary: Primary | undefined): void {
  const run = useStable(() => primary?.onSelect());
  const label = primary?.label;
  const icon = primary?.icon;
  usePageActions(
    useMemo<PageActions>(
      () => (label ? { primary: { label, icon: icon ?? <Plus />, onSelect: run } } : {}),
      // The icon is made anew with each render and is always the same.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      [label],
    ),
  );
}
