import type { useNavigate } from '@tanstack/react-router';
import { Building2, Clapperboard, Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Select } from '#client/sync/collection-rows.ts';
import { uniqueLines } from '#client/words/unique-lines.ts';
import { openRecord } from '#client/record/openers.ts';
import { brandsByName } from '#domains/business/brands/parts/brand-selectors.ts';
import { brands } from '#domains/business/brands/data.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { isOpen, statusLabels } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { stageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { type LinkField, linkFields } from './rules.ts';
import { isOnNow, useIsOn } from '#domains/people/workspaces/data.ts';
import type { Module } from '#shared/modules.ts';

type Navigate = ReturnType<typeof useNavigate>;

/** A record that a task can be for: its id, and how a list of many calls it. */
interface Choice {
  id: string;
  line: string;
}

/** One kind of record that tasks are for. */
export interface LinkKind {
  /** What many of them are called, and one. */
  label: string;
  noun: string;
  icon: ReactNode;
  /** The part of the product that they belong to. */
  module: Module;
  /** What a record of the workspace on screen is called; undefined if it is not there. */
  titleOf: (id: string) => string | undefined;
  useTitle: (id: string) => string | undefined;
  /** What is offered, the likeliest first. */
  useChoices: () => readonly Choice[];
  open: (id: string, navigate: Navigate) => void;
}

/** Every kind of record that a task can be for. */
export const linkKinds: Readonly<Record<LinkField, LinkKind>> = {
  campaignId: linksTo(campaigns, {
    label: 'Deals',
    noun: 'deal',
    module: 'deals',
    icon: <Megaphone aria-hidden="true" />,
    titleOf: ({ campaignName }) => campaignName,
    offered: openFirst,
    wordOf: ({ status }) => statusLabels[status],
    open: (id, navigate) => void navigate({ to: '/campaign/$id', params: { id } }),
  }),
  contentItemId: linksTo(contentItems, {
    label: 'Content',
    noun: 'piece of content',
    module: 'content',
    icon: <Clapperboard aria-hidden="true" />,
    titleOf: ({ title }) => title,
    offered: inWork,
    wordOf: ({ stage }) => stageNames()[stage],
    open: (contentItemId) => openRecord({ collection: 'content-items', id: contentItemId }),
  }),
  brandId: linksTo(brands, {
    label: 'Brands',
    noun: 'brand',
    module: 'deals',
    icon: <Building2 aria-hidden="true" />,
    titleOf: ({ name }) => name,
    offered: byName,
    wordOf: () => 'Brand',
    open: (brandId) => openRecord({ collection: 'brands', id: brandId }),
  }),
};

/** What a link leads to in the workspace on screen, as it is now; undefined if it is not shown there. */
export function titleOfLink({ field, id }: { field: LinkField; id: string }): string | undefined {
  const { module, titleOf } = linkKinds[field];
  return isOnNow(module) ? titleOf(id) : undefined;
}

/** The kinds of records that the workspace on screen works with. */
export function useLinkFields(): readonly LinkField[] {
  const isOn = useIsOn();
  return linkFields.filter((field) => isOn(linkKinds[field].module));
}

/** What a task can be for in the workspace on screen, for a combobox: no two lines are the same. */
export function useLinkGroups() {
  const choices: Record<LinkField, readonly Choice[]> = {
    campaignId: linkKinds.campaignId.useChoices(),
    contentItemId: linkKinds.contentItemId.useChoices(),
    brandId: linkKinds.brandId.useChoices(),
  };
  const fields = useLinkFields();
  const all = fields.flatMap((field) => choices[field].map((choice) => ({ ...choice, field })));
  const lineOf = uniqueLines(all, ({ line }) => line);
  return {
    lineOf,
    choiceOf: new Map(all.map((choice) => [lineOf.get(choice.id), choice])),
    groups: fields
      .map((field) => ({
        value: linkKinds[field].label,
        items: choices[field].flatMap(({ id }) => lineOf.get(id) ?? []),
      }))
      .filter(({ items }) => items.length > 0),
  };
}

function linksTo<R extends { id: string }>(
  collection: {
    useRows: <T>(select: Select<R, T>) => T;
    read: <T>(select: Select<R, T>) => T;
  },
  options: Pick<LinkKind, 'label' | 'noun' | 'icon' | 'module' | 'open'> & {
    titleOf: (row: R) => string;
    offered: (rows: readonly R[]) => readonly R[];
    /** What tells those of the same name apart. */
    wordOf: (row: R) => string;
  },
): LinkKind {
  const { titleOf, offered, wordOf, ...rest } = options;
  const titles: Select<R, ReadonlyMap<string, string>> = (rows) =>
    new Map(rows.map((row) => [row.id, titleOf(row)]));
  const choices: Select<R, readonly Choice[]> = (rows) =>
    offered(rows).map((row) => ({ id: row.id, line: `${titleOf(row)} · ${wordOf(row)}` }));
  return {
    ...rest,
    titleOf: (id) => collection.read(titles).get(id),
    useTitle: (id) => collection.useRows(titles).get(id),
    useChoices: () => collection.useRows(choices),
  };
}

function openFirst(rows: readonly Campaign[]): readonly Campaign[] {
  const newest = newestFirst(rows);
  return [
    ...newest.filter(({ status }) => isOpen(status)),
    ...newest.filter(({ status }) => !isOpen(status)),
  ];
}

function inWork(rows: readonly ContentItem[]): readonly ContentItem[] {
  return newestFirst(rows.filter(({ stage }) => stage !== 'archived'));
}

function byName(rows: readonly Brand[]): readonly Brand[] {
  return brandsByName(rows.filter(({ isArchived }) => !isArchived));
}

function newestFirst<R extends { id: string }>(rows: readonly R[]): readonly R[] {
  return rows.toSorted((one, other) => other.id.localeCompare(one.id));
}
