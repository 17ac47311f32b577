import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  Inbox,
  MoreHorizontal,
  Pencil,
  Plus,
  Star,
  TextQuote,
  Trash2,
} from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Later } from '#client/later/later.tsx';
import { putAt } from '#client/list/sort-order.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { inspirationCollections } from './data.ts';
import type { Inspiration } from '#domains/making/inspirations/schema.ts';
import { CollectionName } from './collection-name.tsx';
import { Cover } from '#domains/making/inspirations/board/cover.tsx';
import { dragType } from '#domains/making/inspirations/board/inspiration-card.tsx';
import {
  everything,
  favourites,
  unsorted,
} from '#domains/making/inspirations/board/inspiration-filter.ts';
import { putInto } from '#domains/making/inspirations/sheet/saving.ts';
import type { Shelf } from '#domains/making/inspirations/board/shelf.ts';
import './collection-rail.css';

interface CollectionRailProps {
  chosen: string;
  counts: ReadonlyMap<string, number>;
  /** The newest with a picture in each collection stands for it. */
  faces: ReadonlyMap<string, Inspiration>;
  shelf: Shelf;
  canEdit: boolean;
  onChoose: (collection: string) => void;
}

const loadDescription = () =>
  import('./describe-collection.tsx').then((part) => part.DescribeCollection);

/** The collections with what is in them; cards are dropped on them. */
export function CollectionRail({
  chosen,
  counts,
  faces,
  shelf,
  canEdit,
  onChoose,
}: CollectionRailProps) {
  const [edited, setEdited] = useState<string>();
  const [described, setDescribed] = useState({ id: '', isOpen: false, turn: 0 });
  const { collections } = shelf;
  const last = collections.at(-1)?.sortOrder ?? 0;
  const fixed = [
    { id: everything, label: 'All', icon: <Bookmark /> },
    { id: favourites, label: 'Favourites', icon: <Star /> },
    { id: unsorted, label: 'Unsorted', icon: <Inbox /> },
  ];

  function drop(collection: { id: string; name: string }, inspirationId: string) {
    const isThere = shelf.drawersOf(inspirationId).some(({ id }) => id === collection.id);
    if (isThere) return;
    const { written, undo } = putInto(inspirationId, collection.id);
    tellDone(`Added to ${collection.name}`, [written], undo);
  }

  function remove(id: string) {
    if (chosen === id) onChoose(everything);
    tellDone('Collection deleted', [inspirationCollections.remove(id)], () =>
      inspirationCollections.restore(id),
    );
  }

  return (
    <nav className="may-shrink rail-collections" aria-labelledby="collections-heading">
      <h2 id="collections-heading" className="rail-heading">
        Collections
      </h2>
      <ul>
        {fixed.map(({ id, label, icon }) => (
          <Drawer
            key={id}
            label={label}
            face={<span className="tile rail-icon">{icon}</span>}
            count={counts.get(id) ?? 0}
            isChosen={chosen === id}
            onChoose={() => onChoose(id)}
          />
        ))}
        {collections.map(({ id, name }, at) =>
          edited === id ? (
            <li key={id}>
              <CollectionName
                id={id}
                name={name}
                onSave={(next) => inspirationCollections.update(id, { name: next })}
                onDone={() => setEdited(undefined)}
              />
            </li>
          ) : (
            <Drawer
              key={id}
              label={name}
              face={<Face inspiration={faces.get(id)} />}
              count={counts.get(id) ?? 0}
              isChosen={chosen === id}
              onChoose={() => onChoose(id)}
              onDropCard={
                canEdit ? (inspirationId) => drop({ id, name }, inspirationId) : undefined
              }
            >
              {canEdit ? (
                <Menu
                  label={`Actions for ${name}`}
                  trigger={
                    <IconButton size="sm" label={`More for ${name}`} icon={<MoreHorizontal />} />
                  }
                  items={[
                    { label: 'Rename', icon: <Pencil />, onSelect: () => setEdited(id) },
                    {
                      label: 'About and cover…',
                      icon: <TextQuote />,
                      onSelect: () => setDescribed({ id, isOpen: true, turn: described.turn + 1 }),
                    },
                    {
                      label: 'Move up',
                      icon: <ArrowUp />,
                      disabled: at === 0,
                      onSelect: () => moveCollection(collections, id, at - 1),
                    },
                    {
                      label: 'Move down',
                      icon: <ArrowDown />,
                      disabled: at === collections.length - 1,
                      onSelect: () => moveCollection(collections, id, at + 1),
                    },
                    'separator',
                    { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: () => remove(id) },
                  ]}
                />
              ) : null}
            </Drawer>
          ),
        )}
        {edited === 'new' ? (
          <li>
            <CollectionName
              name=""
              onSave={(name) => inspirationCollections.create({ name, sortOrder: last + 1 })}
              onDone={() => setEdited(undefined)}
            />
          </li>
        ) : null}
      </ul>
      {canEdit && edited !== 'new' ? (
        <Button variant="ghost" size="sm" icon={<Plus />} onClick={() => setEdited('new')}>
          New collection
        </Button>
      ) : null}
      {canEdit && collections.length > 0 ? (
        <p className="xs faint rail-hint">Drag a card onto a collection, or press C.</p>
      ) : null}
      {collections
        .filter(({ id }) => id === described.id)
        .map((collection) => (
          <Later
            key={described.turn}
            load={loadDescription}
            isAsked
            props={{
              collection,
              open: described.isOpen,
              onClose: () => setDescribed({ ...described, isOpen: false }),
            }}
          />
        ))}
    </nav>
  );
}

function moveCollection(list: Shelf['collections'], id: string, to: number): void {
  putAt(list, id, to, inspirationCollections.update);
}

function Face({ inspiration }: { inspiration: Inspiration | undefined }) {
  if (!inspiration)
    return (
      <span className="tile rail-icon">
        <Bookmark />
      </span>
    );
  return (
    <span className="tile rail-icon">
      <Cover inspiration={inspiration} isSmall />
    </span>
  );
}

interface DrawerProps {
  label: string;
  face: ReactNode;
  count: number;
  isChosen: boolean;
  onChoose: () => void;
  onDropCard?: ((inspirationId: string) => void) | undefined;
  children?: ReactNode;
}

function Drawer({ label, face, count, isChosen, onChoose, onDropCard, children }: DrawerProps) {
  const [isOver, setOver] = useState(false);
  const target = onDropCard && {
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      const id = event.dataTransfer.getData(dragType);
      setOver(false);
      if (!id) return;
      event.preventDefault();
      onDropCard(id);
    },
  };
  return (
    <li className={classNames('drawer', isChosen && 'is-chosen', isOver && 'is-over')} {...target}>
      <button type="button" aria-current={isChosen ? 'page' : undefined} onClick={onChoose}>
        {face}
        <span className="trunc" dir="auto">
          {label}
        </span>
        <span className="end xs faint num drawer-count">{count}</span>
      </button>
      {children}
    </li>
  );
}
