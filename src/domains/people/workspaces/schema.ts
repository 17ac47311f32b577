import * as z from 'zod/mini';
import { modules } from '#shared/modules.ts';
import { instant } from '#shared/dates.ts';
import { eachOnce, line, prose, uuid } from '#shared/entity.ts';
import { currencyCode } from '#shared/currency-code.ts';
import { financeAccesses, roles } from '#shared/permissions.ts';

export const workspaceTypes = ['personal', 'team', 'business'] as const;
export type WorkspaceType = (typeof workspaceTypes)[number];

export const newWorkspace = z.strictObject({
  id: uuid,
  name: line(120, 'Please enter a workspace name'),
  description: z._default(prose(500).check(z.trim()), ''),
  type: z._default(z.enum(workspaceTypes), 'personal'),
  baseCurrency: z._default(currencyCode, 'USD'),
});
export type NewWorkspace = z.infer<typeof newWorkspace>;

/** The name of a workspace that is there, in its settings (spec section 5). */
const changedName = line(120, 'Workspace name cannot be empty');

export const newName = z.strictObject({ name: changedName });

/** Whether content waits for somebody's word before it is scheduled. */
export const approvalModes = ['none', 'optional', 'required'] as const;

/** The stages of content that a workspace may call otherwise, or hide. */
export const middleStages = ['planning', 'scripting', 'filming', 'editing', 'review'] as const;
export type MiddleStage = (typeof middleStages)[number];

const stageLabel = prose(24).check(z.trim());

/** What a workspace says once for its deals and its content. */
const settingsFields = {
  /** Of totals; a rate says into which one it leads, so a change converts nothing. */
  baseCurrency: currencyCode,
  approvalMode: z.enum(approvalModes),
  /** Who sees money: fees, payments and what links earn. */
  financeAccess: z.enum(financeAccesses),
  /** Blank: the name that the stage has for all. */
  stageLabels: z.strictObject({
    planning: stageLabel,
    scripting: stageLabel,
    filming: stageLabel,
    editing: stageLabel,
    review: stageLabel,
  }),
  hiddenStages: z
    .array(z.enum(middleStages))
    .check(
      eachOnce('Name each stage once'),
      z.maxLength(middleStages.length - 1, 'Keep at least one of these stages'),
    ),
  /** What is switched off is shown nowhere; its records stay, and are back with it. */
  modulesOff: z.array(z.enum(modules)).check(eachOnce('Name each module once')),
  /** How long content may stand in one stage before it is marked. */
  staleAfterDays: z
    .int('Use a whole number of days')
    .check(z.minimum(1, 'Use at least 1 day'), z.maximum(90, 'Use at most 90 days')),
  /** From how much on a receipt is missed, in whole units of the base currency; 0 for always. */
  receiptFromUnits: z
    .int('Use a whole number')
    .check(z.minimum(0, 'Use at least 0'), z.maximum(1_000_000, 'Use at most 1,000,000')),
  /** How many days before a trip those who come along are told to pack. */
  packDaysBefore: z
    .int('Use a whole number of days')
    .check(z.minimum(1, 'Use at least 1 day'), z.maximum(30, 'Use at most 30 days')),
  affiliateDisclosure: prose(300).check(z.trim()),
  /** Whether the server follows the affiliate links each week. */
  affiliateChecks: z.boolean(),
};
export const workspaceDescription = z.strictObject({
  description: prose(500).check(z.trim()),
});
export const workspaceChanges = z.partial(
  z.strictObject({ ...workspaceDescription.shape, ...settingsFields }),
);
export type WorkspaceChanges = z.infer<typeof workspaceChanges>;

const { modulesOff, hiddenStages, stageLabels } = settingsFields;
/** Changes, and how what is sent whole, though one changes a part of it, stood before. */
export const sentWorkspaceChanges = z.strictObject({
  ...workspaceChanges.shape,
  before: z.optional(z.partial(z.strictObject({ modulesOff, hiddenStages, stageLabels }))),
});

/** What 'Skip for now' says. */
export const newPersonalWorkspace = z.pick(newWorkspace, { id: true, baseCurrency: true });

/** A workspace as one of its members sees it, with their own role. */
export const workspace = z.strictObject({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  type: z.enum(workspaceTypes),
  role: z.enum(roles),
  memberCount: z.int(),
  lastAccessedAt: z.nullable(instant),
  createdAt: instant,
  version: z.int(),
  ...settingsFields,
});
export type Workspace = z.infer<typeof workspace>;

/** How long the owner can bring a deleted workspace back. */
export const restorableDays = 14;

/** A workspace that its owner has deleted and can still restore. */
export const deletedWorkspace = z.strictObject({
  id: uuid,
  name: z.string(),
  memberCount: z.int(),
  deletedAt: instant,
  /** When it goes for good. */
  purgedAt: instant,
});
export type DeletedWorkspace = z.infer<typeof deletedWorkspace>;

/** What 'Skip for now' creates (spec section 4). */
export const personalWorkspace = {
  name: 'Personal Workspace',
  description: 'My personal workspace',
};
