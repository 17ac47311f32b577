import { type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { usePlaceOfPost } from '#domains/making/content/posts/data.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import type { ContentFilter } from '#views/content-calendar/content-filter.ts';
import type { PieceStart } from './new-piece-dialog.tsx';

const NewPieceDialog = laterPart(() =>
  import('./new-piece-dialog.tsx').then((part) => part.NewPieceDialog),
);

interface Context {
  filter: ContentFilter;
  settings: DaySettings;
}

/** The dialog that adds a piece, and what opens it: what is filtered for is what it begins with. */
export function useNewPiece({ filter, settings }: Context): {
  add: (start: Partial<PieceStart>) => void;
  dialog: ReactNode;
} {
  const { channelId: usualChannel } = usePlaceOfPost({});
  const [adding, setAdding] = useState<{ start: PieceStart; isOpen: boolean; turn: number }>();

  function add(start: Partial<PieceStart>) {
    const usual: PieceStart = {
      plannedOn: null,
      plannedTime: null,
      channelId: filter.channel ?? usualChannel,
      pillarId: filter.pillar ?? null,
      contentSeriesId: filter.series ?? null,
    };
    setAdding({ start: { ...usual, ...start }, isOpen: true, turn: (adding?.turn ?? 0) + 1 });
  }
  const dialog = adding ? (
    <Suspense>
      <NewPieceDialog
        key={adding.turn}
        start={adding.start}
        open={adding.isOpen}
        settings={settings}
        onClose={() => setAdding({ ...adding, isOpen: false })}
      />
    </Suspense>
  ) : null;
  return { add, dialog };
}
