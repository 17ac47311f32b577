import {
  Banknote,
  Bookmark,
  Building2,
  Check,
  Clapperboard,
  Layers,
  Link2,
  Megaphone,
  PackageCheck,
  RadioTower,
  Repeat,
  Send,
  UserRound,
} from 'lucide-react';
import { dateOf } from '#client/words/dates.ts';
import { formatRowDate } from '#client/words/format-dates.ts';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { openLinkPanel } from '#domains/business/affiliate-links/panel/link-panel-host.tsx';
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import { openBrandPanel } from '#views/brands/panel/brand-panel-host.tsx';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { statusLabels } from '#domains/business/campaigns/rules.ts';
import { channels } from '#domains/making/channels/data.ts';
import { openContentPanel } from '#views/content/panel/content-panel-host.tsx';
import { stageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { dayOfPost } from '#domains/making/content/posts/rules.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import { routineItems } from '#domains/routine/data.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { deadlineText, timeText } from '#domains/tasks/day/task-time.ts';
import { tasks } from '#domains/tasks/data.ts';
import { linkKinds } from '#domains/tasks/linking/link-kinds.tsx';
import { linkOf } from '#domains/tasks/linking/rules.ts';
import type { Task } from '#domains/tasks/schema.ts';
import { inBrand, inCampaign, inContent, openParent } from './palette-parents.ts';
import { partSources } from './palette-parts.tsx';
import { findsRecords, type PaletteSource, rowIn } from './palette-source.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';

/** Every kind of record that the palette finds, in the order of its groups: a domain joins here. */
export const sources: readonly PaletteSource[] = [
  findsRecords(campaigns, {
    label: 'Campaigns',
    noun: 'Campaign',
    icon: <Megaphone />,
    titleOf: ({ campaignName }) => campaignName,
    besides: ({ brandId }) => rowIn(brands, brandId)?.name,
    look: ({ status, brandId }) => ({ meta: statusLabels[status], icon: brandIcon(brandId) }),
    open: ({ id }, navigate) => void navigate({ to: '/campaign/$id', params: { id } }),
  }),
  findsRecords(contentItems, {
    label: 'Content',
    noun: 'Content',
    icon: <Clapperboard />,
    titleOf: ({ title }) => title,
    look: ({ stage, pillarId }) => ({
      meta: [stageNames()[stage], rowIn(pillars, pillarId)?.name].filter(Boolean).join(', '),
    }),
    open: ({ id }) => openContentPanel({ contentItemId: id }),
  }),
  findsRecords(posts, {
    label: 'Posts',
    noun: 'Post',
    icon: <Send />,
    titleOf: ({ title, contentItemId }) =>
      title || (rowIn(contentItems, contentItemId)?.title ?? ''),
    look(post, settings) {
      const on = dayOfPost(post, settings.timeZone);
      const channel = rowIn(channels, post.channelId)?.name;
      return {
        on,
        meta: [channel, dayOf(on, settings)].filter(Boolean).join(', '),
        parent: inContent(post.contentItemId),
      };
    },
    // It stands under its content, whose title it usually has.
    isQuiet: true,
    open: openParent,
  }),
  findsRecords(deliverables, {
    label: 'Deliverables',
    noun: 'Deliverable',
    icon: <PackageCheck />,
    titleOf: ({ title }) => title,
    look: ({ campaignId, postDueOn, postedAt }, { timeZone }) => ({
      on: postedAt ? dateOf(postedAt, timeZone) : postDueOn,
      parent: inCampaign(campaignId),
    }),
    open: openParent,
  }),
  findsRecords(payments, {
    label: 'Payments',
    noun: 'Payment',
    icon: <Banknote />,
    titleOf: ({ label }) => label,
    look: ({ campaignId, dueOn }) => ({
      on: dueOn,
      parent: inCampaign(campaignId),
    }),
    open: openParent,
  }),
  findsRecords(brands, {
    label: 'Brands',
    noun: 'Brand',
    icon: <Building2 />,
    titleOf: ({ name }) => name,
    look: ({ id, category }) => ({ icon: brandIcon(id), meta: category }),
    open: ({ id }) => openBrandPanel({ brandId: id }),
  }),
  findsRecords(brandContacts, {
    label: 'Contacts',
    noun: 'Contact',
    icon: <UserRound />,
    titleOf: ({ name }) => name,
    look: ({ brandId }) => ({ parent: inBrand(brandId) }),
    open: (found, navigate) => openParent(found, navigate, 'contacts'),
  }),
  findsRecords(affiliateLinks, {
    label: 'Affiliate links',
    noun: 'Affiliate link',
    icon: <Link2 />,
    titleOf: ({ title }) => title,
    besides: ({ discountCode, brandId }) => `${discountCode} ${rowIn(brands, brandId)?.name ?? ''}`,
    look: ({ discountCode, brandId }) => ({
      meta: discountCode || rowIn(brands, brandId)?.name,
    }),
    open: ({ id }) => openLinkPanel({ linkId: id }),
  }),
  findsRecords(inspirations, {
    label: 'Inspirations',
    noun: 'Inspiration',
    icon: <Bookmark />,
    titleOf: ({ title }) => title,
    look: ({ creatorHandle, why }) => ({ meta: creatorHandle || why }),
    open: ({ id }, navigate) => void navigate({ to: '/inspirations', search: { inspiration: id } }),
  }),
  findsRecords(pillars, {
    label: 'Pillars',
    noun: 'Pillar',
    icon: <Layers />,
    titleOf: ({ name }) => name,
    look: ({ color, coreQuestion }) => ({ icon: <ColorDot color={color} />, meta: coreQuestion }),
    open: (_, navigate) => void navigate({ to: '/content-pillars' }),
  }),
  findsRecords(contentSeries, {
    label: 'Series',
    noun: 'Series',
    icon: <Layers />,
    titleOf: ({ name }) => name,
    open: (_, navigate) => void navigate({ to: '/content-pillars' }),
  }),
  findsRecords(channels, {
    label: 'Channels',
    noun: 'Channel',
    icon: <RadioTower />,
    titleOf: ({ name }) => name,
    look: ({ handle }) => ({ meta: handle }),
    open: (_, navigate) => void navigate({ to: '/content' }),
  }),
  findsRecords(tasks, {
    label: 'Tasks',
    noun: 'Task',
    icon: <span className="palette-ring" />,
    titleOf: ({ title }) => title,
    look: (task, settings) => ({
      meta: [whenOf(task, settings), linkTitle(task)].filter(Boolean).join(', '),
      ...(task.completedAt ? { isDone: true, icon: <DoneRing /> } : {}),
    }),
    isOver: ({ completedAt }) => completedAt !== null,
    open(task, navigate) {
      // What the server alone has is on its day.
      if (rowIn(tasks, task.id)) openTaskDialog({ taskId: task.id });
      else if (task.on) void navigate({ to: '/day/$date', params: { date: task.on } });
      else void navigate({ to: '/all-tasks', search: { q: task.title } });
    },
  }),
  findsRecords(routineItems, {
    label: 'Routine',
    noun: 'Routine',
    icon: <Repeat />,
    titleOf: ({ title }) => title,
    open: (_, navigate) => void navigate({ to: '/routine' }),
  }),
  ...partSources,
];

function linkTitle(task: Task): string | undefined {
  const link = linkOf(task);
  return link && linkKinds[link.field].titleOf(link.id);
}

function DoneRing() {
  return (
    <span className="palette-ring done">
      <Check />
    </span>
  );
}

function brandIcon(id: string | null) {
  const brand = rowIn(brands, id);
  return brand ? <BrandMark brand={brand} size="sm" /> : undefined;
}

function dayOf(date: string | null, settings: DaySettings): string | undefined {
  return date ? formatRowDate(date, settings) : undefined;
}

function whenOf(task: Task, settings: DaySettings): string {
  const day = task.plannedOn
    ? formatRowDate(task.plannedOn, settings)
    : task.deadlineOn
      ? deadlineText(task.deadlineOn, settings)
      : 'Someday';
  if (task.completedAt) return `Done, ${day}`;
  if (task.timeType === 'none') return day;
  const time = timeText(task, settings);
  return `${day}, ${task.timeOfDay ? time.toLowerCase() : time}`;
}
