import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { pillars } from '#domains/making/pillars/data.ts';
import { inOrder } from '#domains/making/pillars/rules.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';
import { archivePillar, deletePillar, hangingOn } from './pillar-actions.ts';

interface DeletePillarProps {
  pillar: Pillar;
  open: boolean;
  onClose: () => void;
}

const none = 'none';

/** Asks where what hangs on a pillar goes; archiving keeps it all together. */
export function DeletePillar({ pillar, open, onClose }: DeletePillarProps) {
  const others = pillars.useRows(inOrder).filter(({ id }) => id !== pillar.id);
  const [moveTo, setMoveTo] = useState(none);
  const [hanging] = useState(() => hangingOn(pillar.id));
  const words = wordsOf(hanging.items.length, hanging.series.length);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete “${pillar.name}”?`}
      role="alertdialog"
      footer={
        <>
          {pillar.isActive ? (
            <Button
              onClick={() => {
                archivePillar(pillar, false);
                onClose();
              }}
            >
              Archive instead
            </Button>
          ) : null}
          <span className="end" />
          <DialogClose />
          <Button
            variant="danger"
            onClick={() => {
              deletePillar(pillar, moveTo === none ? null : moveTo);
              onClose();
            }}
          >
            Delete pillar
          </Button>
        </>
      }
    >
      {words ? (
        <Field label={`${words} of this pillar move to`}>
          <Select
            label="Move to"
            value={moveTo}
            onChange={setMoveTo}
            options={[
              { value: none, label: 'No pillar', icon: <ColorDot /> },
              ...others.map(({ id, name, color }) => ({
                value: id,
                label: name,
                icon: <ColorDot color={color} />,
              })),
            ]}
          />
        </Field>
      ) : (
        <p>Nothing hangs on this pillar.</p>
      )}
    </Dialog>
  );
}

/** '12 pieces and 1 series'; blank if there is nothing. */
function wordsOf(items: number, series: number): string {
  return [
    items > 0 ? `${items} ${items === 1 ? 'piece' : 'pieces'}` : '',
    series > 0 ? `${series} series` : '',
  ]
    .filter(Boolean)
    .join(' and ');
}
