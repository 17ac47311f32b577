import { type StaticDataRouteOption, useLocation } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { pages, type router } from '#app/router.tsx';
import type { Place, Section } from '#app/pages/place.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import type { Module } from '#shared/modules.ts';

type Path = keyof typeof router.routesByPath;

type Page = (typeof pages)[number];

/** What goes with the parts of the product that it shows: it is there as long as one of them is. */
interface Switchable {
  label: string;
  to: Path;
  modules?: readonly Module[] | undefined;
}

/** One place of the app, as its page says of itself. */
export interface NavigationItem extends Switchable, Omit<Place, 'section'> {}

export interface NavigationSection {
  label: Section;
  /** The first section needs no heading and cannot be closed. */
  hasNoHeading?: boolean;
  /** It is there for those who see money in the workspace. */
  isOfMoney?: boolean;
  items: readonly NavigationItem[];
}

const mostTabs = 3;

/** The sections, in the order of the sidebar, with the places whose pages name them. */
const sections: readonly NavigationSection[] = [
  { label: 'Main', hasNoHeading: true, items: placesIn('Main') },
  { label: 'Tasks', items: placesIn('Tasks') },
  { label: 'Content Planning', items: placesIn('Content Planning') },
  { label: 'Finance', isOfMoney: true, items: placesIn('Finance') },
  { label: 'Trips', items: placesIn('Trips') },
  { label: 'Entertainment', items: placesIn('Entertainment') },
];

/** Stands below all sections, at the foot of the sidebar. */
export const settingsPlace: NavigationItem = { label: 'Settings', to: '/settings', icon: Settings };

const places: readonly NavigationItem[] = [
  ...sections.flatMap((section) => section.items),
  settingsPlace,
];

/** Pages of a place that show less than the place itself. */
const partly = pages.flatMap((page) => {
  const { place, modules } = dataOf(page);
  return modules && !place ? [itemOf(page)] : [];
});

function placesIn(section: Section): NavigationItem[] {
  return pages.flatMap((page) => {
    const { place } = dataOf(page);
    return place?.section === section ? [{ ...place, ...itemOf(page) }] : [];
  });
}

function itemOf(page: Page): Switchable {
  const { title = '', modules } = dataOf(page);
  return { label: title, to: page.fullPath, modules };
}

function dataOf({ options }: Page): StaticDataRouteOption {
  return options.staticData ?? {};
}

/** The sections that are there for the user, with those of their places that the workspace works with. */
export function useSections(): readonly NavigationSection[] {
  const isOn = useIsOn();
  const seesMoney = useSeesMoney();
  return sections
    .filter(({ isOfMoney }) => seesMoney || !isOfMoney)
    .map((section) => ({
      ...section,
      items: section.items.filter(({ modules = [] }) => isOn(...modules)),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The places of these. */
export function usePlaces(): readonly NavigationItem[] {
  return [...useSections().flatMap(({ items }) => items), settingsPlace];
}

/** The places that have a tab on phones, in its order. */
export function useTabs(): readonly NavigationItem[] {
  return usePlaces()
    .filter(({ tab }) => tab)
    .sort((one, other) => (one.tab ?? 0) - (other.tab ?? 0))
    .slice(0, mostTabs);
}

/** The place on screen, if the workspace works without what it shows. */
export function usePlaceOff(): Switchable | undefined {
  const isOn = useIsOn();
  const item = useLocation({
    select: ({ pathname }) => [...partly, ...places].find((one) => isAt(pathname, one)),
  });
  return item && !isOn(...(item.modules ?? [])) ? item : undefined;
}

/** Whether a path is that place, or a page below it. */
export function isAt(path: string, { to, covers }: Pick<NavigationItem, 'to' | 'covers'>): boolean {
  const isCovered = covers !== undefined && path.startsWith(covers);
  return path === to || path.startsWith(`${to}/`) || isCovered;
}

/** Whether the tab of a place is lit on a path. */
export function isTabOf(path: string, item: NavigationItem): boolean {
  return isAt(path, item) || (item.tabCovers !== undefined && path.startsWith(item.tabCovers));
}

/** The place that a page belongs to which shows one of its records. */
export function placeAbove(path: string): NavigationItem | undefined {
  return places.find(({ to, covers }) => to !== path && covers && path.startsWith(covers));
}

/** The section that a path belongs to. */
export function sectionOf(path: string): NavigationSection | undefined {
  return sections.find(({ items }) => items.some((item) => isAt(path, item)));
}
