import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useStable } from '#client/sync/reading/use-stable.ts';
import type { MenuItem } from '#client/ui/menus/menu.tsx';
import { type PageActions, usePageActions } from './shortcuts.tsx';

export interface Primary {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
}

/** A primary action that is one of several things: a menu of them. */
export interface PrimaryChoice {
  label: string;
  choices: readonly MenuItem[];
}

/** Says the page's own primary action, which stands in the top bar and behind '+' on phones. */
export function usePrimary(primary: Primary | PrimaryChoice | undefined): void {
  const run = useStable(() => (primary && 'onSelect' in primary ? primary.onSelect() : openMenu()));
  const choices = primary && 'choices' in primary ? primary.choices : undefined;
  const choose = useStable((at: number) => choices?.[at]?.onSelect());
  const label = primary?.label;
  const icon = primary && 'icon' in primary ? primary.icon : undefined;
  usePageActions(
    useMemo<PageActions>(
      () =>
        label
          ? {
              primary: {
                ...{ label, icon: icon ?? <Plus />, onSelect: run },
                ...(choices && {
                  choices: choices.map((one, at) => ({ ...one, onSelect: () => choose(at) })),
                }),
              },
            }
          : {},
      // Icons are made anew with each render and are always the same.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      [label, choices?.map((one) => one.label).join()],
    ),
  );
}

/** What a button has that opens the menu of a page's primary action: a key opens it, too. */
export const opensPrimary = { 'data-primary': '' };

function openMenu(): void {
  document.querySelector<HTMLElement>('[data-primary]')?.click();
}
