import { Tape } from '#client/ui/marks/tape.tsx';
import { relationshipLabels } from '#domains/business/brands/rules.ts';
import type { Relationship } from '#domains/business/brands/schema.ts';

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
