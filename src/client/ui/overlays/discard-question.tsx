import { useEffect, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import './dialog.css';

/** Stands in for a dialog's footer: a dialog over a dialog would hide what is about to be lost. */
export function DiscardQuestion({
  onKeep,
  onDiscard,
}: {
  onKeep: () => void;
  onDiscard: () => void;
}) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    keep.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <div className="dialog-footer asking" role="alertdialog" aria-label="Discard your changes?">
      <p className="grow strong">Discard your changes?</p>
      <Button ref={keep} onClick={onKeep}>
        Keep editing
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        Discard
      </Button>
    </div>
  );
}
