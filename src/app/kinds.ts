import type { RecordKind } from '#client/record/record-kind.ts';

// Every domain has them in its own file: nothing is to be named here.
const ofDomains = import.meta.glob<readonly RecordKind[]>('/src/domains/**/kinds.tsx', {
  eager: true,
  import: 'kinds',
});

/** Every kind of record that there is, in the order of their groups. */
export const kinds: readonly RecordKind[] = Object.values(ofDomains)
  .flat()
  .sort((one, other) => one.place - other.place);
