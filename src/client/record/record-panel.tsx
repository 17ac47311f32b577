import { ChevronDown, ChevronUp, Link2, Maximize2, Minimize2 } from 'lucide-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { leaveField } from '#client/ui/fields/leave-field.ts';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { useRecordKeys } from './record-keys.ts';
import { usePlaceOf } from './walked-lists.ts';
import './record-panel.css';

interface RecordPanelProps {
  open: boolean;
  onClose: () => void;
  /** Of the record: its neighbours on the page behind are a key away. */
  id: string;
  title: string;
  /** Where one begins, if not with the whole. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Shows another record in the same panel. */
  onWalk: (id: string) => void;
  /** What can be done with the whole record, at the right of the bar: a star, ⤢, ⋯. */
  deeds?: ReactNode;
  /** At the foot: what one says of it, and the one thing to do next. */
  footer?: ReactNode;
  children: ReactNode;
}

const sizeKey = 'dayslate.record';

/**
 * A record beside the list that it stands in, or over the whole of it; on phones a page. ↑ ↓ and J K go through that list, the
 * key for undo takes back what was changed here, Escape and Back close it.
 */
export function RecordPanel(props: RecordPanelProps) {
  const { open, onClose, id, title, onWalk, deeds, footer, children } = props;
  const isPhone = useIsPhone();
  const bar = useRef<HTMLDivElement>(null);
  const place = usePlaceOf(id);
  const [isFull, setFull] = useState(() => remembered(sizeKey) === 'full');

  function walk(to: string | undefined) {
    const panel = bar.current?.closest<HTMLElement>('.dialog');
    // What cannot be saved is not left behind.
    const wrong = panel?.querySelector<HTMLElement>('.prop [aria-invalid="true"]');
    if (wrong) return wrong.focus();
    if (!to) return;
    flushSync(leaveField);
    // Neither is what was asked by leaving the field.
    if (panel?.querySelector('[data-waits]')) return;
    onWalk(to);
    panel?.querySelector('.dialog-body')?.scrollTo({ top: 0 });
  }

  function resize() {
    setFull(!isFull);
    remember(sizeKey, isFull ? 'side' : 'full');
  }
  const before = () => walk(place?.before);
  const next = () => walk(place?.next);
  useRecordKeys({ isOpen: open, within: bar, onBefore: before, onNext: next });

  return (
    <Dialog
      size="record"
      open={open}
      onClose={onClose}
      title={title}
      {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
      footer={footer}
      bar={
        <div ref={bar} className={classNames('record-bar row gap-2 grow', isFull && 'is-full')}>
          {place && !isPhone ? (
            <>
              <IconButton
                label="Previous"
                kbd="k"
                icon={<ChevronUp />}
                disabled={!place.before}
                onClick={before}
              />
              <IconButton
                label="Next"
                kbd="j"
                icon={<ChevronDown />}
                disabled={!place.next}
                onClick={next}
              />
            </>
          ) : null}
          <span className="record-place trunc grow faint num">{place?.words}</span>
          {isPhone ? null : (
            <>
              <IconButton
                label="Copy link"
                icon={<Link2 />}
                onClick={() => void copyText(location.href, 'Link')}
              />
              <IconButton
                label={isFull ? 'Side panel' : 'Full page'}
                icon={isFull ? <Minimize2 /> : <Maximize2 />}
                onClick={resize}
              />
            </>
          )}
          {deeds}
        </div>
      }
    >
      {/* Another record is another panel: nothing typed here shows up there. */}
      <div key={id} className="record-body stack gap-20">
        {children}
      </div>
    </Dialog>
  );
}
