import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, rememberedParts } from '#client/sync/kept/remembered.ts';

const mostShapes = 20;

/** The shape of a file: how its columns are called, or how many it has. */
export function shapeOf(names: readonly string[]): string {
  return names
    .map((name) => name.trim().toLowerCase())
    .join('|')
    .slice(0, 500);
}

/** How this person understood files of a kind last, by their shape, on this device. */
export function keptSettings<Kept extends object>(kind: string) {
  const key = () => ofUser(kind);
  const all = () => rememberedParts<Record<string, Kept>>(key());
  return {
    of: (shape: string): Kept | undefined => all()[shape],
    /** Remembers it for the next file of this shape. */
    keep(shape: string, understood: Kept): void {
      const { [shape]: _before, ...others } = all();
      const kept = Object.entries({ [shape]: understood, ...others }).slice(0, mostShapes);
      remember(key(), JSON.stringify(Object.fromEntries(kept)));
    },
  };
}
