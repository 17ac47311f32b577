import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { FailedRows } from '#client/ui/rows/failed-rows.tsx';
import { categories } from './data.ts';
import { tasks } from '#domains/tasks/data.ts';
import { CategoryLine } from './category-line.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { CategoryRemoval } from './category-removal.tsx';
import { inOrder } from './rules.ts';
import { openByCategory, tasksByCategory } from './category-counts.ts';
import { CategoryItem } from './category-item.tsx';
import { NewCategory } from './new-category.tsx';
import { type Doing, useWayBack } from './use-way-back.ts';
import './manage-categories.css';

/** Adds, renames, recolours and deletes the user's categories. */
export function ManageCategories({ open, onClose }: { open: boolean; onClose: () => void }) {
  const all = categories.useRows(inOrder);
  const openCounts = tasks.useRows(openByCategory);
  const counts = tasks.useRows(tasksByCategory);
  const failures = categories.useFailures();
  const [doing, setDoing] = useState<Doing>();
  const list = useWayBack(doing);
  const [moved, setMoved] = useState('');
  const stop = () => setDoing(undefined);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Manage Categories"
      description="Deleting one moves its tasks to another category."
      footer={
        <>
          <span className="xs faint">The last category cannot be deleted.</span>
          <span className="end" />
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <NewCategory />
      <FailedRows
        failed={failures.filter(({ operation }) => operation === 'create')}
        titleOf={({ name }) => String(name)}
      />
      <ul ref={list} className="category-list">
        {all.map((category, at) => {
          const what = doing?.id === category.id ? doing.what : undefined;
          return (
            <CategoryItem
              key={category.id}
              category={category}
              list={all}
              className={what}
              onMoved={setMoved}
            >
              {(place) => (
                <>
                  {what === 'editing' ? <CategoryEditor category={category} onDone={stop} /> : null}
                  {what === 'removing' ? (
                    <CategoryRemoval
                      category={category}
                      others={all.filter(({ id }) => id !== category.id)}
                      count={counts.get(category.id) ?? 0}
                      onDone={stop}
                    />
                  ) : null}
                  {what ? null : (
                    <CategoryLine
                      category={category}
                      openCount={openCounts.get(category.id) ?? 0}
                      isLast={all.length === 1}
                      failure={failures.find(({ id }) => id === category.id)}
                      onEdit={() => setDoing({ id: category.id, what: 'editing', at })}
                      onRemove={() => setDoing({ id: category.id, what: 'removing', at })}
                      onPlace={all.length > 1 ? place : undefined}
                    />
                  )}
                </>
              )}
            </CategoryItem>
          );
        })}
      </ul>
      <output className="sr">{moved}</output>
    </Dialog>
  );
}
