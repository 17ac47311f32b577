import * as z from 'zod/mini';
import { uuid } from '#shared/entity.ts';
import type { LinkField } from './rules.ts';

const one = z._default(z.nullable(uuid), null);

/** A column for each kind, so that a real foreign key holds it to a record of its workspace. */
const kindFields = { campaignId: one, contentItemId: one, brandId: one } satisfies Record<
  LinkField,
  typeof one
>;

/** The fields of a task that say what it is for; all are empty where it is for nothing. */
export const linkedFields = { linkWorkspaceId: one, ...kindFields };
