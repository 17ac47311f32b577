import { Archive, ArchiveRestore, Copy, Download, Pencil, Trash2 } from 'lucide-react';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import { inParts } from '#client/page/page.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/data.ts';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/data.ts';
import type { PackingTemplate } from '#domains/shoots/packing/templates/schema.ts';
import { makeTemplate } from '#domains/shoots/packing/templates/starters/add-starters.ts';
import { fileOf, saveText } from './template-files.ts';
import { askTemplate } from './template-form.tsx';
import { freeName, itemsByTemplate } from './template-selectors.ts';

/** What can be done with one template; `onGone` leads away from the page of one that was deleted. */
export function templateItems(
  template: PackingTemplate,
  {
    canEdit,
    onOpen,
    onGone,
  }: { canEdit: boolean; onOpen: (id: string) => void; onGone?: () => void },
): MenuProps['items'] {
  const { id, isArchived } = template;
  const download = {
    label: 'Export JSON',
    icon: <Download />,
    onSelect: () => saveText(`${fileNameOf(template.name)}.json`, fileOf([template], itemsOf)),
  };
  if (!canEdit) return [download];
  return inParts([
    [
      { label: 'Edit', icon: <Pencil />, onSelect: () => askTemplate({ template }) },
      { label: 'Duplicate', icon: <Copy />, onSelect: () => duplicate(template, onOpen) },
      {
        label: isArchived ? 'Take out of the archive' : 'Archive',
        icon: isArchived ? <ArchiveRestore /> : <Archive />,
        onSelect: () => archive(template, !isArchived),
      },
      download,
    ],
    [
      {
        label: 'Delete',
        icon: <Trash2 />,
        danger: true,
        onSelect: () => {
          tellDone('Template deleted', [packingTemplates.remove(id)], () =>
            packingTemplates.restore(id),
          );
          onGone?.();
        },
      },
    ],
  ]);
}

const itemsOf = (id: string) => packingTemplateItems.read(itemsByTemplate).get(id) ?? [];

function duplicate(template: PackingTemplate, onOpen: (id: string) => void): void {
  const { description, kind, icon } = template;
  const name = packingTemplates.read((rows) => freeName(template.name, rows));
  const things = itemsOf(template.id).map((item) => {
    const { category, note, isEssential, needsCharging, isGear, sortOrder } = item;
    const { quantityRule, quantity, quantityExtra, quantityMax, assignment } = item;
    return {
      ...{ name: item.name, category, note, isEssential, needsCharging, isGear, sortOrder },
      ...{ quantityRule, quantity, quantityExtra, quantityMax, assignment },
    };
  });
  const id = makeTemplate({ name, description, kind, icon, things });
  if (id) onOpen(id);
}

function archive({ id }: PackingTemplate, isArchived: boolean): void {
  const text = isArchived ? 'Template archived' : 'Template taken out of the archive';
  tellDone(text, [packingTemplates.update(id, { isArchived })], () =>
    packingTemplates.update(id, { isArchived: !isArchived }),
  );
}

/** 'brand-trip-3-5-days' */
export function fileNameOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'packing-template'
  );
}
