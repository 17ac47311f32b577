import { saveChanges } from '#client/sync/save-changes.ts';
import { putAt } from '#client/list/sort-order.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { isNameTaken } from '#client/words/name-taken.ts';
import { examplePillars } from '#domains/making/pillars/rules.ts';
import { maxActivePillars, type Pillar } from '#domains/making/pillars/schema.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import type { ContentSeries } from '#domains/making/pillars/series/schema.ts';
import type { CategoryColor } from '#shared/colors.ts';
import { newId } from '#shared/ids.ts';

/** What the form of a pillar holds. */
export interface PillarValues {
  name: string;
  color: CategoryColor;
  coreQuestion: string;
  description: string;
  targetPercent: number | null;
}

const every = <T>(rows: readonly T[]) => rows;
const activeCount = () => pillars.read(every<Pillar>).filter(({ isActive }) => isActive).length;

/** Whether one more may be active; says what to do if not. */
export function hasRoom(): boolean {
  if (activeCount() < maxActivePillars) return true;
  toast.error(`${maxActivePillars} pillars are active. Archive one first`);
  return false;
}

/** Adds a pillar at the end. */
export function addPillar(values: PillarValues): void {
  const sortOrder = Math.max(-1, ...pillars.read(every<Pillar>).map((one) => one.sortOrder)) + 1;
  tellDone('Pillar added', [pillars.create({ ...values, sortOrder })]);
}

/** Adds the five of the example set, without those whose name is there already. */
export function addExamples(): void {
  const known = pillars.read(every<Pillar>);
  const made = examplePillars
    .filter(({ name }) => !isNameTaken(known, name))
    .map((values, sortOrder) => ({ ...values, id: newId(), sortOrder }));
  const written = made.map((fields) => pillars.create(fields));
  tellDone('Example set added', written, () => {
    for (const { id } of made) void pillars.remove(id);
  });
}

/** Changes what its form changed of a pillar, and offers the way back. */
export function changePillar(pillar: Pillar, values: PillarValues): void {
  const { name, color, coreQuestion, description, targetPercent } = pillar;
  saveChanges({
    text: 'Pillar updated',
    before: { name, color, coreQuestion, description, targetPercent },
    now: values,
    update: (fields) => pillars.update(pillar.id, fields),
  });
}

/** Puts a pillar away, or takes it out again. */
export function archivePillar({ id }: Pillar, isActive: boolean): void {
  if (isActive && !hasRoom()) return;
  tellDone(
    isActive ? 'Pillar is active again' : 'Pillar archived',
    [pillars.update(id, { isActive })],
    () => pillars.update(id, { isActive: !isActive }),
  );
}

/** Puts a pillar elsewhere among those listed. */
export function movePillar(list: readonly Pillar[], id: string, to: number): void {
  putAt(list, id, to, pillars.update);
}

/** What hangs on a pillar, wherever it stands. */
export function hangingOn(pillarId: string): { items: ContentItem[]; series: ContentSeries[] } {
  const ofPillar = (row: { pillarId: string | null }) => row.pillarId === pillarId;
  return {
    items: contentItems.read(every<ContentItem>).filter(ofPillar),
    series: contentSeries.read(every<ContentSeries>).filter(ofPillar),
  };
}

/** Deletes a pillar; what hangs on it goes to another, or to none. */
export function deletePillar(pillar: Pillar, moveTo: string | null): void {
  const { items, series } = hangingOn(pillar.id);
  const ids = items.map(({ id }) => id);
  const move = (pillarId: string | null) => [
    ...(ids.length > 0 ? [contentItems.updateMany([{ ids, fields: { pillarId } }])] : []),
    ...series.map(({ id }) => contentSeries.update(id, { pillarId })),
  ];
  // Sent in this order: nothing points to a pillar that is gone.
  const written = [...move(moveTo), pillars.remove(pillar.id)];
  tellDone('Pillar deleted', written, () => {
    void pillars.restore(pillar.id);
    return Promise.all(move(pillar.id));
  });
}
