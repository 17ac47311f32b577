import type { PackingItem } from '#domains/shoots/packing/schema.ts';
import type { Section } from './packing-sections.ts';

/** What is asked for in a dialog of a packing list. */
export type PackingDialog =
  | { kind: 'item'; item: PackingItem }
  | { kind: 'paste'; text: string }
  | { kind: 'templates' }
  | { kind: 'trip' }
  | { kind: 'bags' }
  | { kind: 'save' }
  | { kind: 'clear' }
  | { kind: 'rename'; section: Section };
