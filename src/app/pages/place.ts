import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Module } from '#shared/modules.ts';

/** Where a page stands among the places of the app: in the sidebar, the palette, the list of keys. */
export interface Place {
  section: Section;
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
}

export type Section = 'Main' | 'Tasks' | 'Content Planning' | 'Finance' | 'Trips' | 'Entertainment';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page's name, for the document's title, the breadcrumb and its place. */
    title?: string;
    /** The parts of the product that it shows: it is there as long as the workspace works with one. */
    modules?: readonly Module[];
    place?: Place;
  }
}
