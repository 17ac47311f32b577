import { saveChanges } from '#client/sync/save-changes.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { putAt } from '#client/list/sort-order.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { channels } from './data.ts';
import type { Channel, Format, Platform } from './schema.ts';
import type { CategoryColor } from '#shared/colors.ts';
import { newId } from '#shared/ids.ts';

/** What the form of a channel holds. */
export interface ChannelValues {
  platform: Platform;
  name: string;
  handle: string;
  url: string | null;
  color: CategoryColor;
  weeklyGoal: number | null;
  defaultFormat: Format | null;
}

/** In their order: a selector for `channels.useRows`. */
export function channelsInOrder(rows: readonly Channel[]): Channel[] {
  return rows.toSorted(
    (one, other) => one.sortOrder - other.sortOrder || one.id.localeCompare(other.id),
  );
}

/** Adds a channel at the end; gives its id at once. */
export function addChannel(
  values: Partial<ChannelValues> & Pick<Channel, 'platform' | 'name'>,
): string {
  const id = newId();
  const places = channels.read(allRows).map(({ sortOrder }) => sortOrder);
  const sortOrder = Math.max(-1, ...places) + 1;
  tellDone('Channel added', [channels.create({ ...values, id, sortOrder })]);
  return id;
}

/** Changes what its form changed of a channel, and offers the way back. */
export function changeChannel(channel: Channel, values: ChannelValues): void {
  const { platform, name, handle, url, color, weeklyGoal, defaultFormat } = channel;
  const before = { platform, name, handle, url, color, weeklyGoal, defaultFormat };
  saveChanges({
    text: 'Channel updated',
    before,
    now: values,
    update: (fields) => channels.update(channel.id, fields),
  });
}

/** Puts a channel away, or takes it out again; its posts stay. */
export function archiveChannel({ id }: Channel, isActive: boolean): void {
  const text = isActive ? 'Channel is active again' : 'Channel archived';
  tellDone(text, [channels.update(id, { isActive })], () =>
    channels.update(id, { isActive: !isActive }),
  );
}

/** Deletes a channel; its posts stay without one. */
export function deleteChannel({ id }: Channel): void {
  tellDone('Channel deleted', [channels.remove(id)], () => channels.restore(id));
}

/** Puts a channel in the place of another one. */
export function moveChannel(id: string, placeOf: Channel): void {
  const list = channelsInOrder(channels.read(allRows));
  const to = list.findIndex((one) => one.id === placeOf.id);
  putAt(list, id, to, channels.update);
}

/** Why no other channel may have this handle; undefined if none has. */
export function handleProblem(
  values: { platform: Platform; handle: string },
  ownId?: string,
): string | undefined {
  const wanted = values.handle.trim().toLowerCase();
  const isTaken = channels
    .read(allRows)
    .some(
      ({ id, platform, handle }) =>
        id !== ownId && platform === values.platform && handle.toLowerCase() === wanted,
    );
  return wanted !== '' && isTaken ? 'There is a channel with this handle already' : undefined;
}
