import { categoriesOf } from '#domains/shoots/packing/list/packing-sections.ts';
import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import type { TemplateGroup } from './template-group.tsx';

/** The items by group, the usual groups first; with one more that has nothing in it yet. */
export function groupsOf(
  items: readonly PackingTemplateItem[],
  empty: string | undefined,
): TemplateGroup[] {
  const groups = Map.groupBy(items, ({ category }) => category);
  const names = categoriesOf(empty === undefined ? items : [...items, { category: empty }]);
  return names
    .filter((category) => groups.has(category) || category === empty)
    .map((category) => ({ category, items: groups.get(category) ?? [] }));
}
