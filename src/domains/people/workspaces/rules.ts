import type { Module } from '#shared/modules.ts';

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

/** What a part of the product is called, and what it is for. */
interface ModuleFacts {
  label: string;
  hint: string;
}

export const moduleFacts: Record<Module, ModuleFacts> = {
  content: {
    label: 'Content',
    hint: 'Ideas, inspirations, pillars, pipeline and their calendar',
  },
  deals: {
    label: 'Deals',
    hint: 'Campaigns, brands, their payments and rights, affiliate links',
  },
  finance: {
    label: 'Finance',
    hint: 'Businesses, expenses and what they add up to',
  },
  shoots: {
    label: 'Shoots and trips',
    hint: 'Trips, shot lists, schedules, bookings and packing',
  },
  routine: {
    label: 'Routine',
    hint: 'Habits and medicine by the part of the day, with their reminders',
  },
};
