import { useNavigate } from '@tanstack/react-router';
import { Download, History, LayoutTemplate, Upload } from 'lucide-react';
import { useRef } from 'react';
import { ListPage } from '#client/list/list-page.tsx';
import { useList } from '#client/list/use-list.ts';
import { useListSource } from '#client/list/use-list-source.ts';
import { countText } from '#client/words/count-text.ts';
import { Button } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { packingTemplates as collection } from '#domains/shoots/packing/templates/data.ts';
import { packingTemplateItems } from '#domains/shoots/packing/templates/items/data.ts';
import type { PackingTemplate } from '#domains/shoots/packing/templates/schema.ts';
import {
  addStarters,
  addTemplates,
} from '#domains/shoots/packing/templates/starters/add-starters.ts';
import { kindLabels } from '#domains/shoots/trips/rules.ts';
import { TemplateCard } from './template-card.tsx';
import { fileOf, readFile, saveText } from './template-files.ts';
import { askTemplate, TemplateFormHost } from './template-form.tsx';
import { templateItems } from './template-items.tsx';
import { freeName, itemsByTemplate, templatesByName } from './template-selectors.ts';
import { askFromTrip, FromTripHost } from './from-trip.tsx';
import './packing-template-page.css';

const questions = {
  name: 'archived',
  label: 'Templates',
  chips: [
    { value: 'all', label: 'All', isCounted: ({ isArchived }: PackingTemplate) => !isArchived },
    { value: 'yes', label: 'Archived', passes: ({ isArchived }: PackingTemplate) => isArchived },
  ],
};
const filters = [
  {
    name: 'kind',
    label: 'For',
    choices: Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
    // What is for any kind is for this one, too.
    passes: ({ kind }: PackingTemplate, value: string) => kind === null || kind === value,
  },
];

/** What is packed again and again. */
export function PackingTemplatePage() {
  const navigate = useNavigate();
  const formats = useFormats();
  const canEdit = useCan('edit');
  const source = useListSource(collection, 'name');
  const all = collection.useRows(templatesByName);
  const byTemplate = packingTemplateItems.useRows(itemsByTemplate);
  const list = useList({
    rows: all,
    searchLabel: 'Search templates',
    filters,
    questions,
    isListed: ({ isArchived }, search) => !isArchived || search['archived'] === 'yes',
    textOf: ({ name, description }) => `${name} ${description}`,
  });
  const file = useRef<HTMLInputElement>(null);
  const open = (templateId: string) =>
    void navigate({ to: '/templates/$templateId/items', params: { templateId } });
  const add = () => askTemplate({ onAdded: open });
  const itemsOf = (id: string) => byTemplate.get(id) ?? [];
  const inUse = all.filter(({ isArchived }) => !isArchived).length;
  return (
    <>
      <ListPage
        title="Packing Templates"
        subtitle={
          <>
            <b>{inUse}</b> {inUse === 1 ? 'template' : 'templates'}
          </>
        }
        noun="template"
        list={list}
        source={source}
        canEdit={canEdit}
        primary={{ label: 'New template', onSelect: add }}
        isKept={all.length > 0}
        none={{ title: 'All templates are in the archive' }}
        more={[
          ...(canEdit
            ? [
                {
                  label: 'Add starter templates',
                  icon: <LayoutTemplate />,
                  onSelect: addStarters,
                },
                {
                  label: 'From a past trip…',
                  icon: <History />,
                  onSelect: () => askFromTrip({ open }),
                },
                {
                  label: 'Import JSON…',
                  icon: <Upload />,
                  onSelect: () => file.current?.click(),
                },
              ]
            : []),
          ...(list.rows.length > 0
            ? [
                {
                  label: 'Export JSON',
                  icon: <Download />,
                  onSelect: () => saveText('packing-templates.json', fileOf(list.rows, itemsOf)),
                },
              ]
            : []),
        ]}
        empty={{
          title: 'Pack once, reuse for ever.',
          shape: 'cards',
          text: 'A template knows how many of each thing a trip takes: by the day, the night or the person.',
          action: canEdit ? (
            <>
              <Button variant="primary" icon={<LayoutTemplate />} onClick={addStarters}>
                Add six starter templates
              </Button>
              <Button onClick={add}>New template</Button>
            </>
          ) : null,
        }}
      >
        <ul className="template-cards">
          {list.rows.map((template) => (
            <TemplateCard
              key={template.id}
              template={template}
              count={itemsOf(template.id).length}
              formats={formats}
              items={templateItems(template, { canEdit, onOpen: open })}
            />
          ))}
        </ul>
      </ListPage>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="Import templates"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) void importFile(chosen);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <TemplateFormHost />
      <FromTripHost />
    </>
  );
}

const maxFileBytes = 1024 * 1024;

async function importFile(chosen: File): Promise<void> {
  const read =
    chosen.size > maxFileBytes
      ? 'This file is larger than 1 MB. Export fewer templates at a time.'
      : readFile(await chosen.text());
  if (typeof read === 'string') {
    toast.error(read);
    return;
  }
  const known = collection.read((rows) => rows.map(({ name }) => ({ name })));
  const drafts = read.map((draft) => {
    const name = freeName(draft.name, known);
    known.push({ name });
    return { ...draft, name };
  });
  addTemplates(drafts, countText(drafts.length, 'template'));
}
