import { Columns3, LayoutGrid, List, Rows3 } from 'lucide-react';
import type { ViewSwitch } from '#client/page/page.tsx';
import type { ListAddress } from './use-list-address.ts';

/** The ways to see a list that many lists have. */
export const listViews = {
  list: { value: 'list', label: 'List', icon: <List aria-hidden="true" /> },
  grid: { value: 'grid', label: 'Grid', icon: <LayoutGrid aria-hidden="true" /> },
  board: { value: 'board', label: 'Board', icon: <Columns3 aria-hidden="true" /> },
  table: { value: 'table', label: 'Table', icon: <Rows3 aria-hidden="true" /> },
} as const;

type Options<View extends string> = ViewSwitch<View>['options'];

/** The ways to see a list, by the word `view` of its address; the first is the one without a word. */
export function viewsOf<View extends string>(
  list: Pick<ListAddress, 'search' | 'change'>,
  options: Options<View> & readonly [Options<View>[number], ...Options<View>],
): ViewSwitch<View> {
  const [first] = options;
  const { value } = options.find((one) => one.value === list.search['view']) ?? first;
  return {
    value,
    options,
    onChange: (view) => list.change({ view: view === first.value ? undefined : view }),
  };
}
