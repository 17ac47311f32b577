import { getRouteApi } from '@tanstack/react-router';
import { ClipboardPaste, Luggage } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ListPage } from '#client/list/list-page.tsx';
import { useList } from '#client/list/use-list.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { useStable } from '#client/sync/reading/use-stable.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { countText } from '#client/words/count-text.ts';
import { usePageName } from '#client/words/page-name.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { ListDialog } from '#domains/shoots/packing/dialogs/paste-dialog.tsx';
import { categoriesOf } from '#domains/shoots/packing/list/packing-sections.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/data.ts';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/data.ts';
import type { PackingTemplateItem } from '#domains/shoots/packing/templates/items/schema.ts';
import { TemplateFormHost } from '#domains/shoots/packing/templates/list/template-form.tsx';
import { templateItems } from '#domains/shoots/packing/templates/list/template-items.tsx';
import { itemsByTemplate } from '#domains/shoots/packing/templates/list/template-selectors.ts';
import type { PackingTemplate } from '#domains/shoots/packing/templates/schema.ts';
import { addItems, changeItem, placeItem } from './item-actions.ts';
import { askItem, ItemDialogHost } from './item-dialog.tsx';
import type { ItemActions } from './item-row.tsx';
import { askGroup, GroupHost } from './group-dialog.tsx';
import { type Preview, TemplateAside } from './template-aside.tsx';
import { TemplateGroupPart } from './template-group.tsx';
import { groupsOf } from './template-groups.ts';
import { placeBeside, placeStep } from './template-order.ts';
import { askUse, UseHost } from './use-dialog.tsx';
import './template-items-page.css';

const route = getRouteApi('/guarded/templates/$templateId/items');
const questions = {
  name: 'show',
  label: 'Items',
  chips: [
    { value: 'all', label: 'All' },
    {
      value: 'essential',
      label: 'Essential',
      passes: ({ isEssential }: PackingTemplateItem) => isEssential,
    },
    {
      value: 'charge',
      label: 'Charge',
      passes: ({ needsCharging }: PackingTemplateItem) => needsCharging,
    },
    { value: 'gear', label: 'Gear', passes: ({ isGear }: PackingTemplateItem) => isGear },
  ],
};
const none: readonly PackingTemplateItem[] = [];

/** What is in one template. */
export function TemplateItemsPage() {
  const { templateId } = route.useParams();
  const status = packingTemplates.useStatus();
  const template = packingTemplates.useRows(rowsById).get(templateId);
  usePageName(template?.name);
  if (template) return <TemplateItems key={templateId} template={template} />;
  if (status === 'loading') return <SkeletonRows rows={8} />;
  if (status === 'error')
    return (
      <ErrorState message="Failed to load packing templates" onRetry={packingTemplates.retry} />
    );
  return <Missing />;
}

function TemplateItems({ template }: { template: PackingTemplate }) {
  const navigate = route.useNavigate();
  const canEdit = useCan('edit');
  const source = useListSource(packingTemplateItems, 'name');
  const items = packingTemplateItems.useRows(itemsByTemplate).get(template.id) ?? none;
  const [preview, setPreview] = useState<Preview>({ nights: 3, people: 2 });
  const span = useMemo(
    () => ({ days: preview.nights + 1, people: preview.people }),
    [preview.nights, preview.people],
  );
  const [newGroup, setNewGroup] = useState<string>();
  const [pasted, setPasted] = useState<{ text: string; turn: number; isOpen: boolean }>();
  const paste = (text: string) =>
    setPasted((before) => ({ text, turn: (before?.turn ?? 0) + 1, isOpen: true }));
  const list = useList({
    rows: items,
    searchLabel: 'Search items',
    filters: [],
    questions,
    textOf: ({ name, category, note }) => `${name} ${category} ${note}`,
  });
  const groups = groupsOf(list.rows, list.isNarrowed ? undefined : newGroup);
  const categories = categoriesOf(items);
  const ordered = groupsOf(items, undefined).map((group) => group.items);
  const actions = useActions(items, ordered, categories);
  const addGroup = () => askGroup({ categories, onName: setNewGroup });
  const open = (templateId: string) =>
    void navigate({ to: '/templates/$templateId/items', params: { templateId } });
  const groupCount = new Set(items.map(({ category }) => category)).size;
  return (
    <>
      <ListPage
        title={template.name}
        subtitle={
          <>
            <b>{items.length}</b> {items.length === 1 ? 'item' : 'items'} in{' '}
            {countText(groupCount, 'group')}
          </>
        }
        noun="item"
        list={list}
        source={{ ...source, failed: [] }}
        canEdit={canEdit}
        className="template-page"
        isKept={newGroup !== undefined}
        primary={{ label: 'New group', onSelect: addGroup }}
        button={
          canEdit
            ? {
                label: 'Use for a trip',
                icon: <Luggage />,
                onSelect: () => askUse({ template, items }),
              }
            : undefined
        }
        more={[
          ...(canEdit
            ? [{ label: 'Paste a list…', icon: <ClipboardPaste />, onSelect: () => paste('') }]
            : []),
          ...templateItems(template, {
            canEdit,
            onOpen: open,
            onGone: () => void navigate({ to: '/packing-template' }),
          }),
        ]}
        empty={{
          title: 'Nothing in it yet',
          shape: 'checks',
          text: 'Begin with a group, such as Camera or Clothing, or paste a list that you have.',
          viewers: { text: 'What this template brings along is shown here.' },
          action: canEdit ? (
            <>
              <Button variant="primary" onClick={addGroup}>
                New group
              </Button>
              <Button onClick={() => paste('')}>Paste a list</Button>
            </>
          ) : null,
        }}
        frame={(rows) =>
          items.length === 0 && newGroup === undefined ? (
            rows
          ) : (
            <div className="template-columns">
              {rows}
              <TemplateAside
                items={items}
                preview={preview}
                onPreview={setPreview}
                canEdit={canEdit}
              />
            </div>
          )
        }
      >
        <div className="template-groups">
          {groups.map((group) => (
            <TemplateGroupPart
              key={group.category}
              templateId={template.id}
              {...{ group, categories, span, canEdit, actions }}
              isNew={group.category === newGroup}
              failures={source.failures}
              onRename={({ category }) =>
                askGroup({
                  categories,
                  name: category,
                  onName: (next) => {
                    for (const item of items)
                      if (item.category === category) changeItem(item, { category: next });
                  },
                })
              }
              onPaste={paste}
            />
          ))}
        </div>
      </ListPage>
      {pasted ? (
        <ListDialog
          key={pasted.turn}
          text={pasted.text}
          open={pasted.isOpen}
          onClose={() => setPasted({ ...pasted, isOpen: false })}
          categories={categories}
          people={[]}
          onAdd={(things) => addItems(template.id, things, (items.at(-1)?.sortOrder ?? 0) + 1)}
        />
      ) : null}
      <ItemDialogHost />
      <TemplateFormHost />
      <GroupHost />
      <UseHost />
    </>
  );
}

/** What rows ask for; they stay as they are while others change. */
function useActions(
  items: readonly PackingTemplateItem[],
  ordered: readonly (readonly PackingTemplateItem[])[],
  categories: readonly string[],
): ItemActions {
  const edit = useStable((item: PackingTemplateItem) => askItem({ item, categories }));
  const step = useStable((item: PackingTemplateItem, by: -1 | 1) => {
    placeItem(item, placeStep(ordered, item.id, by));
    // Another group is another list: what was pressed is there now.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-item="${item.id}"] input`)?.focus(),
    );
  });
  const drop = useStable((id: string, target: { id: string; side: 'before' | 'after' }) => {
    const item = items.find((one) => one.id === id);
    if (item) placeItem(item, placeBeside(ordered, id, target));
  });
  const known = categories.join('\n');
  return useMemo(
    () => ({
      edit,
      step,
      drop,
      moves: (item: PackingTemplateItem) => [
        { group: 'Move to' },
        ...known
          .split('\n')
          .filter((category) => category !== item.category)
          .map((category) => ({
            label: category,
            onSelect: () => changeItem(item, { category }),
          })),
      ],
    }),
    [edit, step, drop, known],
  );
}
