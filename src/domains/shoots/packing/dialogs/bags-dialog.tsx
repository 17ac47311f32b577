import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { TextInput } from '#client/ui/fields/field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { countText } from '#client/words/count-text.ts';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { categoryColors } from '#shared/colors.ts';
import { packingBags } from '#domains/shoots/packing/bags/data.ts';
import type { PackingBag } from '#domains/shoots/packing/bags/schema.ts';
import type { Packing } from '#domains/shoots/packing/list/use-packing.ts';
import { RowText } from '#domains/shoots/packing/templates/page/row-text.tsx';
import { editRecord } from '#client/record/edit-record.ts';
import { newId } from '#shared/ids.ts';

interface BagsDialogProps {
  packing: Packing;
  open: boolean;
  onClose: () => void;
}

/** The bags of a trip: made, renamed and deleted in place. */
export function BagsDialog({ packing, open, onClose }: BagsDialogProps) {
  const { trip, bags, items } = packing;
  const [name, setName] = useState('');
  const countOf = (bag: PackingBag) =>
    items.filter(({ packingBagId }) => packingBagId === bag.id).length;

  function add(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    const color = categoryColors[bags.length % categoryColors.length] ?? 'blue';
    const id = newId();
    keepUndo([packingBags.create({ id, tripId: trip.id, name, color })], () =>
      packingBags.remove(id),
    );
    setName('');
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Bags"
      description="What things are packed into: a suitcase, the camera bag."
      footer={
        <>
          <span className="end" />
          <DialogClose>Done</DialogClose>
        </>
      }
    >
      <div className="stack gap-12">
        <ul className="lines">
          {bags.map((bag) => (
            <li key={bag.id} className="row gap-10 tall-44">
              <ColorDot color={bag.color} />
              <RowText
                label={`Name of ${bag.name}`}
                value={bag.name}
                maxLength={60}
                onSave={(next) =>
                  editRecord({ name: bag.name }, { name: next }, (fields) =>
                    packingBags.update(bag.id, fields),
                  )
                }
              />
              <span className="sm faint num one-line end">{countText(countOf(bag), 'thing')}</span>
              <IconButton
                size="sm"
                label={`Delete ${bag.name}`}
                icon={<Trash2 />}
                onClick={() =>
                  tellDone('Bag deleted', [packingBags.remove(bag.id)], () =>
                    packingBags.restore(bag.id),
                  )
                }
              />
            </li>
          ))}
        </ul>
        <form className="row gap-8" onSubmit={add}>
          <TextInput
            className="grow"
            aria-label="New bag"
            placeholder="Camera bag"
            maxLength={60}
            dir="auto"
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" disabled={name.trim() === ''}>
            Add bag
          </Button>
        </form>
      </div>
    </Dialog>
  );
}
