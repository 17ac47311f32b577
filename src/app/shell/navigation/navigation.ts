import { useLocation } from '@tanstack/react-router';
import {
  AlarmClock,
  BadgeDollarSign,
  Bookmark,
  CalendarDays,
  Clapperboard,
  ChartLine,
  Layers,
  Columns3,
  CalendarRange,
  LayoutDashboard,
  Lightbulb,
  Link2,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Repeat,
  Settings,
  Sun,
  Sunrise,
  Tag,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { useSeesMoney } from '#client/record/sees-money.ts';
import type { router } from '#app/router.tsx';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import type { Module } from '#domains/people/workspaces/schema.ts';
import { lateCount } from './late-count.tsx';
import { OverdueCount, TodayCount, TomorrowCount } from './task-counts.tsx';

type Path = keyof typeof router.routesByPath;

const RoutineDone = lateCount(() => import('./routine-done.tsx').then((part) => part.RoutineDone));
const PipelineCount = lateCount(() =>
  import('./pipeline-count.tsx').then((part) => part.PipelineCount),
);
const CampaignCount = lateCount(() =>
  import('./campaign-count.tsx').then((part) => part.CampaignCount),
);
const IdeaCount = lateCount(() => import('./idea-count.tsx').then((part) => part.IdeaCount));

/** One place of the app; it appears in the sidebar, the palette and the list of shortcuts. */
export interface NavigationItem {
  label: string;
  to: Path;
  icon: LucideIcon;
  /** How much waits there, right-aligned. */
  count?: ComponentType;
  /** 'g t'. */
  shortcut?: string;
  /** The beginning of other paths that belong here. */
  covers?: string;
  /** Its place in the tab bar of phones, which has room for three; the others are under More. */
  tab?: number;
  /** The beginning of places that have no tab of their own, and are reached through this one. */
  tabCovers?: string;
  /** The parts of the product that it shows: it is there as long as the workspace works with one. */
  modules?: readonly Module[];
}

export interface NavigationSection {
  label: string;
  /** The first section needs no heading and cannot be closed. */
  hasNoHeading?: boolean;
  /** It is there for those who see money in the workspace. */
  isOfMoney?: boolean;
  items: readonly NavigationItem[];
}

const mostTabs = 3;
const content: readonly Module[] = ['content'];
const deals: readonly Module[] = ['deals'];
const routine: readonly Module[] = ['routine'];

/** All places that work, in the order of the sidebar; a page that does not exist yet is not listed. */
const sections: readonly NavigationSection[] = [
  {
    label: 'Main',
    hasNoHeading: true,
    items: [{ label: 'Dashboard', to: '/dashboard', icon: LayoutDashboard, shortcut: 'g d' }],
  },
  {
    label: 'Tasks',
    items: [
      { label: 'Today', to: '/today', icon: Sun, count: TodayCount, shortcut: 'g t', tab: 1 },
      {
        label: 'Tomorrow',
        to: '/tomorrow',
        icon: Sunrise,
        count: TomorrowCount,
        shortcut: 'g m',
      },
      { label: 'All Tasks', to: '/all-tasks', icon: ListChecks, shortcut: 'g a', tab: 4 },
      {
        label: 'Routine',
        to: '/routine',
        icon: Repeat,
        count: RoutineDone,
        shortcut: 'g r',
        modules: routine,
      },
      {
        label: 'Overdue',
        to: '/overdue',
        icon: AlarmClock,
        count: OverdueCount,
        shortcut: 'g o',
      },
      {
        label: 'Calendar',
        to: '/calendar',
        icon: CalendarDays,
        shortcut: 'g c',
        tab: 2,
        covers: '/day/',
      },
    ],
  },
  {
    label: 'Content Planning',
    items: [
      {
        label: 'Content',
        to: '/content',
        icon: Clapperboard,
        tab: 3,
        tabCovers: '/content-',
        modules: content,
      },
      {
        label: 'Content Ideas',
        to: '/content-ideas',
        icon: Lightbulb,
        count: IdeaCount,
        modules: content,
      },
      { label: 'Inspirations', to: '/inspirations', icon: Bookmark, modules: content },
      { label: 'Content Pillars', to: '/content-pillars', icon: Layers, modules: content },
      { label: 'Content Calendar', to: '/content-calendar', icon: CalendarRange, modules: content },
      {
        label: 'Content Pipeline',
        to: '/content-pipeline',
        icon: Columns3,
        count: PipelineCount,
        shortcut: 'g p',
        modules: content,
      },
      {
        label: 'Analytics',
        to: '/analytics',
        icon: ChartLine,
        covers: '/analytics/',
        modules: [...content, ...deals],
      },
      {
        label: 'Brand Campaigns',
        to: '/brand-campaigns',
        icon: Megaphone,
        count: CampaignCount,
        covers: '/campaign/',
        modules: deals,
      },
      { label: 'Content Brands', to: '/content-brands', icon: Tag, modules: deals },
      { label: 'Affiliate Links', to: '/affiliate-links', icon: Link2, modules: deals },
    ],
  },
  {
    label: 'Finance',
    isOfMoney: true,
    items: [{ label: 'Brands', to: '/brands', icon: BadgeDollarSign, modules: deals }],
  },
];

/** Stands below all sections, at the foot of the sidebar. */
export const settingsPlace: NavigationItem = { label: 'Settings', to: '/settings', icon: Settings };

const places: readonly NavigationItem[] = [
  ...sections.flatMap((section) => section.items),
  settingsPlace,
];

/** A page of a place that shows less than the place itself. */
const numbers: NavigationItem = {
  label: 'Post Numbers',
  to: '/analytics/numbers',
  icon: ChartLine,
  modules: content,
};

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
export function usePlaceOff(): NavigationItem | undefined {
  const isOn = useIsOn();
  const item = useLocation({
    select: ({ pathname }) => [numbers, ...places].find((one) => isAt(pathname, one)),
  });
  return item && !isOn(...(item.modules ?? [])) ? item : undefined;
}

/** Whether a path is that place, or a page below it. */
export function isAt(path: string, { to, covers }: NavigationItem): boolean {
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
