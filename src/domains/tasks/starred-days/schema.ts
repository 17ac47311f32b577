import type * as z from 'zod/mini';
import { calendarDate } from '#shared/dates.ts';
import { entity } from '#shared/entity.ts';

export const starredDayFields = { starredOn: calendarDate };
export const starredDay = entity(starredDayFields);
export type StarredDay = z.infer<typeof starredDay>;
