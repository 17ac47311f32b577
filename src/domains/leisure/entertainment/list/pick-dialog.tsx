import { Play, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Cover } from '#domains/leisure/covers/cover.tsx';
import { moveTitle } from '#domains/leisure/entertainment/panel/title-actions.ts';
import { openTitle } from '#domains/leisure/entertainment/panel/title-panel-host.tsx';
import { typeLabels } from '#domains/leisure/entertainment/rules.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { factsOf } from '#domains/leisure/entertainment/words/title-words.ts';
import './pick-dialog.css';

interface PickDialogProps {
  /** What there is to choose from: what is up next, as filtered. */
  items: readonly EntertainmentItem[];
  open: boolean;
  onClose: () => void;
}

/** One of what is up next, by chance; another press, another one. */
export function PickDialog({ items, open, onClose }: PickDialogProps) {
  const [picked, setPicked] = useState(() => pick(items, undefined));
  if (!picked) return null;
  const { id, title, type, coverId, recommendedBy } = picked;
  function then(act: () => void) {
    onClose();
    act();
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="How about"
      footer={
        <>
          <Button
            icon={<Shuffle />}
            disabled={items.length < 2}
            onClick={() => setPicked(pick(items, id))}
          >
            Another one
          </Button>
          <span className="end" />
          <Button variant="ghost" onClick={() => then(() => openTitle({ titleId: id }))}>
            Open
          </Button>
          <Button
            variant="primary"
            icon={<Play />}
            onClick={() => then(() => moveTitle(picked, 'in_progress'))}
          >
            Start
          </Button>
        </>
      }
    >
      <div className="picked-title" aria-live="polite">
        <Cover id={id} title={title} note={typeLabels[type]} coverId={coverId} />
        <div className="may-shrink">
          <h3 dir="auto">{title}</h3>
          <p className="muted" dir="auto">
            {factsOf(picked)}
          </p>
          {recommendedBy ? (
            <p className="sm muted" dir="auto">
              A tip of {recommendedBy}
            </p>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}

function pick(
  items: readonly EntertainmentItem[],
  last: string | undefined,
): EntertainmentItem | undefined {
  const others = items.length > 1 ? items.filter(({ id }) => id !== last) : items;
  return others[Math.floor(Math.random() * others.length)];
}
