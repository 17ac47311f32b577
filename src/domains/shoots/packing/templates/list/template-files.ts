import * as z from 'zod/mini';
import type { TemplateDraft } from '#domains/shoots/packing/templates/making/data.ts';
import {
  type PackingTemplateItem,
  packingTemplateItemFields,
} from '#domains/shoots/packing/templates/items/schema.ts';
import {
  type PackingTemplate,
  packingTemplateFields,
} from '#domains/shoots/packing/templates/schema.ts';

const { packingTemplateId: _, ...thingFields } = packingTemplateItemFields;
const { isArchived: _isArchived, lastUsedAt: _lastUsedAt, ...aboutFields } = packingTemplateFields;

const kind = 'dayslate packing templates';
const file = z.object({
  kind: z.literal(kind),
  templates: z
    .array(z.object({ ...aboutFields, things: z.array(z.object(thingFields)) }))
    .check(z.minLength(1), z.maxLength(50)),
});

/** Templates as a file that another workspace can read. */
export function fileOf(
  templates: readonly PackingTemplate[],
  itemsOf: (id: string) => readonly PackingTemplateItem[],
): string {
  const written = {
    kind,
    version: 1,
    templates: templates.map((template) => ({
      ...pick(template, Object.keys(aboutFields)),
      things: itemsOf(template.id).map((item) => pick(item, Object.keys(thingFields))),
    })),
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

function pick(row: object, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}

/** What a file holds; a sentence where it is none of templates. */
export function readFile(text: string): TemplateDraft[] | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return 'This file is no JSON. Choose one that was exported from packing templates.';
  }
  const read = file.safeParse(parsed);
  if (read.success) {
    const isTooMuch = read.data.templates.some(({ things }) => things.length > 500);
    return isTooMuch ? 'A template has at most 500 things' : read.data.templates;
  }
  const [issue] = read.error.issues;
  const place = issue?.path.filter((part) => typeof part === 'string').at(-1);
  if (place === undefined || place === 'kind' || place === 'templates')
    return 'This file holds no packing templates. Choose one that was exported from here.';
  return `This file could not be read at ${String(place)}: ${issue?.message ?? 'it is wrong'}. Nothing was added.`;
}

/** Saves a text as a file of the visitor's. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
