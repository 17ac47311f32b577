import type { Module } from './schema.ts';

/** How the stages of content read on screen, where a workspace has no names of its own. */
export const stageLabels = {
  idea: 'Idea',
  planning: 'Plan',
  scripting: 'Script',
  filming: 'Shoot',
  editing: 'Edit',
  review: 'Review',
  scheduled: 'Scheduled',
  published: 'Published',
  archived: 'Archived',
};

/** What a part of the product is called, what it is for, and the collections that are its own. */
interface ModuleFacts {
  label: string;
  hint: string;
  /** As the feed calls them; a collection of no module is always there. */
  collections: readonly string[];
}

export const moduleFacts: Record<Module, ModuleFacts> = {
  content: {
    label: 'Content',
    hint: 'Ideas, inspirations, pillars, pipeline and their calendar',
    collections: [
      'channels',
      'pillars',
      'content-series',
      'content-items',
      'posts',
      'post-metrics',
      'content-scripts',
      'inspirations',
      'inspiration-collections',
      'inspiration-placements',
      'item-inspirations',
      'day-notes',
    ],
  },
  deals: {
    label: 'Deals',
    hint: 'Campaigns, brands, their payments and rights, affiliate links',
    collections: [
      'brands',
      'brand-contacts',
      'brand-log-entries',
      'campaigns',
      'requirements',
      'deliverables',
      'payments',
      'usage-rights',
      'exclusivities',
      'affiliate-links',
      'affiliate-earnings',
      'post-affiliate-links',
    ],
  },
  routine: {
    label: 'Routine',
    hint: 'Habits and medicine by the part of the day, with their reminders',
    collections: ['routine-items', 'routine-completions', 'routine-takings'],
  },
};

/** The part of the product that the records of a collection belong to. */
export function moduleOf(collection: string): Module | undefined {
  // The keys are those of its type.
  const names = Object.keys(moduleFacts) as Module[];
  return names.find((name) => moduleFacts[name].collections.includes(collection));
}
