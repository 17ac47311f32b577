import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, rememberedParts } from '#client/sync/kept/remembered.ts';
import type { ImportSettings } from './import-settings.ts';

type Kept = Omit<ImportSettings, 'businessId'>;

const key = () => ofUser('expense-import');
const mostShapes = 20;

/** The shape of a file: how its columns are called, or how many it has. */
export function shapeOf(names: readonly string[]): string {
  return names
    .map((name) => name.trim().toLowerCase())
    .join('|')
    .slice(0, 500);
}

/** How this person understood a file of this shape last, on this device. */
export function settingsFor(shape: string): Kept | undefined {
  return rememberedParts<Record<string, Kept>>(key())[shape];
}

/** Remembers it for the next file of this shape. */
export function keepSettings(shape: string, settings: ImportSettings): void {
  const { businessId: _business, ...understood } = settings;
  const { [shape]: _before, ...others } = rememberedParts<Record<string, Kept>>(key());
  const kept = Object.entries({ [shape]: understood, ...others }).slice(0, mostShapes);
  remember(key(), JSON.stringify(Object.fromEntries(kept)));
}
