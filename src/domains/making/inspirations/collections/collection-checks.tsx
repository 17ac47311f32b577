import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { newId } from '#shared/ids.ts';
import { inspirationCollections } from './data.ts';
import { CollectionName } from './collection-name.tsx';
import { keepUndo } from '#client/ui/toasts/tell-done.ts';
import { place, putInto, takeOut } from '#domains/making/inspirations/sheet/saving.ts';
import type { Shelf } from '#domains/making/inspirations/board/shelf.ts';
import './collection-checks.css';

interface CollectionChecksProps {
  inspirationId: string;
  shelf: Shelf;
  disabled?: boolean;
}

/** Which collections an inspiration lies in; it may be many. */
export function CollectionChecks({ inspirationId, shelf, disabled }: CollectionChecksProps) {
  const [isNaming, setNaming] = useState(false);
  const { collections } = shelf;
  const chosen = new Set(shelf.drawersOf(inspirationId).map(({ id }) => id));
  const last = collections.at(-1)?.sortOrder ?? 0;

  function add(name: string) {
    const id = newId();
    void inspirationCollections.create({ id, name, sortOrder: last + 1 });
    return place(inspirationId, id);
  }

  // The check mark says it; the key takes it back.
  function setIn(id: string, isIn: boolean) {
    const change = isIn ? putInto : takeOut;
    const { written, undo } = change(inspirationId, id);
    keepUndo([written], undo);
  }

  return (
    <div className="stack top gap-2 collection-checks">
      {collections.map(({ id, name }) => (
        <label key={id} className="row collection-check">
          <Check
            square
            label={name}
            checked={chosen.has(id)}
            disabled={disabled}
            onChange={(isIn) => setIn(id, isIn)}
          />
          <span className="trunc" dir="auto">
            {name}
          </span>
        </label>
      ))}
      {isNaming ? (
        <CollectionName name="" onSave={add} onDone={() => setNaming(false)} />
      ) : disabled ? null : (
        <Button variant="ghost" size="sm" icon={<Plus />} onClick={() => setNaming(true)}>
          New collection
        </Button>
      )}
      {disabled && collections.length === 0 ? <span className="muted">None</span> : null}
    </div>
  );
}
