import type { TemplateIcon, TemplateKind } from '#domains/shoots/packing/templates/schema.ts';
import type { TemplateThing } from '#domains/shoots/packing/templates/items/schema.ts';
import { readRule } from '#domains/shoots/packing/templates/items/rules.ts';

/** A template as it is shipped: it becomes a copy that is the workspace's own. */
export interface StarterTemplate {
  name: string;
  description: string;
  kind: TemplateKind | null;
  icon: TemplateIcon;
  things: readonly TemplateThing[];
}

type Marks = 'essential' | 'charge' | 'gear';
type Line = [name: string, rule?: string, marks?: readonly Marks[], note?: string];

/** The things of one group: each with its rule in words, its marks and a note. */
export function group(category: string, ...lines: readonly Line[]) {
  return lines.map(([name, rule = '1', marks = [], note = '']) => {
    const counted = readRule(rule);
    if (!counted) throw new Error(`${rule} is no rule`);
    return {
      ...{ name, category, note, ...counted },
      isEssential: marks.includes('essential'),
      needsCharging: marks.includes('charge'),
      isGear: marks.includes('gear'),
    };
  });
}

/** A template of such groups, in their order. */
export function starter(
  about: Omit<StarterTemplate, 'things'>,
  ...groups: readonly ReturnType<typeof group>[]
): StarterTemplate {
  return { ...about, things: groups.flat().map((thing, sortOrder) => ({ ...thing, sortOrder })) };
}
