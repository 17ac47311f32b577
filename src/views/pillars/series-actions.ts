import * as z from 'zod/mini';
import { saveChanges } from '#client/sync/save-changes.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import {
  contentSeries as seriesSchema,
  type ContentSeries,
} from '#domains/making/pillars/series/schema.ts';

/** What the form of a series holds. */
export const seriesValues = z.pick(seriesSchema, {
  name: true,
  description: true,
  pillarId: true,
  repeatRule: true,
  startsOn: true,
  defaultTime: true,
  channelId: true,
  defaultFormat: true,
  checklist: true,
  isActive: true,
});
export type SeriesValues = z.infer<typeof seriesValues>;

export function addSeries(values: SeriesValues): void {
  tellDone('Series added', [contentSeries.create(values)]);
}

/** Changes what its form changed of a series, and offers the way back. */
export function changeSeries(series: ContentSeries, values: SeriesValues): void {
  saveChanges({
    text: 'Series updated',
    before: valuesOf(series),
    now: values,
    update: (fields) => contentSeries.update(series.id, fields),
  });
}

/** Deletes a series; its pieces stay. */
export function deleteSeries({ id }: ContentSeries): void {
  tellDone('Series deleted', [contentSeries.remove(id)], () => contentSeries.restore(id));
}

/** Those fields of a series that its form holds. */
function valuesOf(series: ContentSeries): SeriesValues {
  const { name, description, pillarId, repeatRule, startsOn } = series;
  const { defaultTime, channelId, defaultFormat, checklist, isActive } = series;
  const about = { name, description, pillarId, repeatRule, startsOn };
  return { ...about, defaultTime, channelId, defaultFormat, checklist, isActive };
}
