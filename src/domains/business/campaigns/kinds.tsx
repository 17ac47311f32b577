import {
  Banknote,
  Megaphone,
  PackageCheck,
  ListChecks,
  ShieldBan,
  ShieldCheck,
} from 'lucide-react';
import { dateOf } from '#client/words/dates.ts';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from './data.ts';
import { deliverables } from '#domains/business/campaigns/deliverables/data.ts';
import { payments } from '#domains/business/campaigns/payments/data.ts';
import { statusLabels } from './rules.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import { exclusivities } from '#domains/business/campaigns/exclusivities/data.ts';
import { clauseName } from '#domains/business/campaigns/exclusivities/rules.ts';
import { requirements } from '#domains/business/campaigns/requirements/data.ts';
import { usageRights } from '#domains/business/campaigns/usage-rights/data.ts';
import { rightLabels } from '#domains/business/campaigns/usage-rights/rules.ts';
import {
  recordKind,
  type RecordKind,
  partOf,
  openWhole,
  rowIn,
} from '#client/record/record-kind.ts';

/** The records of a deal, and what is agreed in it. */
export const kinds: readonly RecordKind[] = [
  recordKind(campaigns, {
    place: 10,
    label: 'Campaigns',
    noun: 'Campaign',
    icon: <Megaphone />,
    titleOf: ({ campaignName }) => campaignName,
    besides: ({ brandId }) => rowIn(brands, brandId)?.name,
    look: ({ status, brandId }) => ({ meta: statusLabels[status], icon: brandIcon(brandId) }),
    open: ({ id }, navigate) => void navigate({ to: '/campaign/$id', params: { id } }),
  }),
  recordKind(deliverables, {
    place: 40,
    label: 'Deliverables',
    noun: 'Deliverable',
    icon: <PackageCheck />,
    titleOf: ({ title }) => title,
    look: ({ postDueOn, postedAt }, { timeZone }) => ({
      on: postedAt ? dateOf(postedAt, timeZone) : postDueOn,
    }),
    wholeOf: ({ campaignId }) => partOf('campaigns', campaignId),
    open: openWhole,
  }),
  recordKind(payments, {
    place: 50,
    label: 'Payments',
    noun: 'Payment',
    icon: <Banknote />,
    titleOf: ({ label }) => label,
    look: ({ dueOn }) => ({ on: dueOn }),
    wholeOf: ({ campaignId }) => partOf('campaigns', campaignId),
    open: openWhole,
  }),
  recordKind(requirements, {
    place: 150,
    label: 'Requirements',
    noun: 'Requirement',
    icon: <ListChecks />,
    titleOf: ({ text }) => text,
    wholeOf: ({ campaignId }) => partOf('campaigns', campaignId),
    isQuiet: true,
    open: openWhole,
  }),
  recordKind(usageRights, {
    place: 160,
    label: 'Usage rights',
    noun: 'Usage right',
    icon: <ShieldCheck />,
    titleOf: ({ kind }) => rightLabels[kind],
    besides: ({ territory }) => territory,
    look: ({ endsOn }) => ({ on: endsOn }),
    wholeOf: ({ campaignId }) => partOf('campaigns', campaignId),
    isQuiet: true,
    open: openWhole,
  }),
  recordKind(exclusivities, {
    place: 170,
    label: 'Exclusivity',
    noun: 'Exclusivity',
    icon: <ShieldBan />,
    titleOf: clauseName,
    look: ({ endsOn }) => ({ on: endsOn }),
    wholeOf: ({ campaignId }) => partOf('campaigns', campaignId),
    isQuiet: true,
    open: openWhole,
  }),
];

function brandIcon(id: string | null) {
  const brand = rowIn(brands, id);
  return brand ? <BrandMark brand={brand} size="sm" /> : undefined;
}
