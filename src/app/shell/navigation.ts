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
import { useSeesMoney } from '#client/sees-money.ts';
import type { router } from '#app/router.tsx';
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
  /** Its place in the tab bar of phones, from 1 to 3; the others are under More. */
  tab?: number;
  /** The beginning of places that have no tab of their own, and are reached through this one. */
  tabCovers?: string;
}

export interface NavigationSection {
  label: string;
  /** The first section needs no heading and cannot be closed. */
  hasNoHeading?: boolean;
  /** It is there for those who see money in the workspace. */
  isOfMoney?: boolean;
  items: readonly NavigationItem[];
}

/** All places that work, in the order of the sidebar; a page that does not exist yet is not listed. */
export const sections: readonly NavigationSection[] = [
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
      { label: 'All Tasks', to: '/all-tasks', icon: ListChecks, shortcut: 'g a' },
      { label: 'Routine', to: '/routine', icon: Repeat, count: RoutineDone, shortcut: 'g r' },
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
      { label: 'Content', to: '/content', icon: Clapperboard, tab: 3, tabCovers: '/content-' },
      { label: 'Content Ideas', to: '/content-ideas', icon: Lightbulb, count: IdeaCount },
      { label: 'Inspirations', to: '/inspirations', icon: Bookmark },
      { label: 'Content Pillars', to: '/content-pillars', icon: Layers },
      { label: 'Content Calendar', to: '/content-calendar', icon: CalendarRange },
      {
        label: 'Content Pipeline',
        to: '/content-pipeline',
        icon: Columns3,
        count: PipelineCount,
        shortcut: 'g p',
      },
      { label: 'Analytics', to: '/analytics', icon: ChartLine, covers: '/analytics/' },
      {
        label: 'Brand Campaigns',
        to: '/brand-campaigns',
        icon: Megaphone,
        count: CampaignCount,
        covers: '/campaign/',
      },
      { label: 'Content Brands', to: '/content-brands', icon: Tag },
      { label: 'Affiliate Links', to: '/affiliate-links', icon: Link2 },
    ],
  },
  {
    label: 'Finance',
    isOfMoney: true,
    items: [{ label: 'Brands', to: '/brands', icon: BadgeDollarSign }],
  },
];

/** Stands below all sections, at the foot of the sidebar. */
export const settingsPlace: NavigationItem = { label: 'Settings', to: '/settings', icon: Settings };

export const places: readonly NavigationItem[] = placesOf(sections);

function placesOf(shown: readonly NavigationSection[]): readonly NavigationItem[] {
  return [...shown.flatMap((section) => section.items), settingsPlace];
}

const sectionsWithoutMoney = sections.filter(({ isOfMoney }) => !isOfMoney);
const placesWithoutMoney = placesOf(sectionsWithoutMoney);

/** The sections that are there for the user in the workspace on screen. */
export function useSections(): readonly NavigationSection[] {
  return useSeesMoney() ? sections : sectionsWithoutMoney;
}

/** The places of these. */
export function usePlaces(): readonly NavigationItem[] {
  return useSeesMoney() ? places : placesWithoutMoney;
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
