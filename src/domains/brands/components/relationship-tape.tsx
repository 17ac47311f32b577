import { Tape } from '#client/ui/tape.tsx';
import { relationshipLabels } from '#domains/brands/rules.ts';
import type { Relationship } from '#domains/brands/schema.ts';

const tones = {
  prospect: 'plain',
  contacted: undefined,
  active: 'wrap',
  past: 'plain',
  avoid: 'tally',
} as const;

/** How one stands with a brand, as a label. */
export function RelationshipTape({ relationship }: { relationship: Relationship }) {
  return <Tape tone={tones[relationship]}>{relationshipLabels[relationship]}</Tape>;
}
