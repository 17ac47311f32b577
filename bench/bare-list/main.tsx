import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Item {
  id: number;
  title: string;
  done: boolean;
}

/** The least that a list of tasks can be: state, rows, a box to tick and a form to add. */
function BareList() {
  const [items, setItems] = useState<Item[]>(() =>
    Array.from({ length: 100 }, (_, id) => ({ id, title: `Task ${id}`, done: false })),
  );
  const toggle = (id: number) =>
    setItems(items.map((item) => (item.id === id ? { ...item, done: !item.done } : item)));
  const add = () =>
    setItems([...items, { id: items.length, title: `Task ${items.length}`, done: false }]);
  return (
    <>
      <form action={add}>
        <input name="title" placeholder="Quick add task..." />
        <button type="submit">Add</button>
      </form>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <label>
              <input type="checkbox" checked={item.done} onChange={() => toggle(item.id)} />
              Complete {item.title}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<BareList />);
