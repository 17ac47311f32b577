import { type ReactNode, Suspense, useState } from 'react';
import type { Channel } from './schema.ts';
import { laterPart } from '#client/later/later-part.ts';

const ChannelForm = laterPart(() => import('./channel-form.tsx').then((part) => part.ChannelForm));

interface Shown {
  channel: Channel | undefined;
  isOpen: boolean;
  /** Another form each time: nothing typed before shows up again. */
  turn: number;
}

/** The form of a channel, fetched when it is first opened: without a channel for a new one. */
export function useChannelForm(): { form: ReactNode; openForm: (channel?: Channel) => void } {
  const [shown, setShown] = useState<Shown>();
  const form = shown ? (
    <Suspense>
      <ChannelForm
        key={shown.turn}
        channel={shown.channel}
        open={shown.isOpen}
        // It stays until it has faded out.
        onClose={() => setShown({ ...shown, isOpen: false })}
      />
    </Suspense>
  ) : null;
  return {
    form,
    openForm: (channel) =>
      setShown((before) => ({ channel, isOpen: true, turn: (before?.turn ?? 0) + 1 })),
  };
}
