import { Check } from 'lucide-react';
import { Tape } from '#client/ui/marks/tape.tsx';
import { type PostState, postStateLabels } from '#domains/making/content/posts/rules.ts';

// As in the agenda: what is scheduled is well, like what is out.
const tones = {
  planned: 'plain',
  scheduled: 'wrap',
  posted: 'wrap',
  missed: 'tally',
  skipped: 'plain',
} as const;

/** How a post stands. */
export function PostTape({ state }: { state: PostState }) {
  return (
    <Tape tone={tones[state]} icon={state === 'posted' ? <Check aria-hidden="true" /> : undefined}>
      {postStateLabels[state]}
    </Tape>
  );
}
