import { useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Item {
  id: number;
  day: number;
  title: string;
  done: boolean;
}

/** The least that a list of tasks can be: 10,000 in memory, a day's of them with a box, a form to add. */
function BareList() {
  const [items, setItems] = useState<Item[]>(() =>
    Array.from({ length: 10_000 }, (_, id) => ({
      id,
      day: id % 100,
      title: `Task ${id}`,
      done: false,
    })),
  );
  const today = items.filter((item) => item.day === 0);
  const toggle = (id: number) =>
    setItems(items.map((item) => (item.id === id ? { ...item, done: !item.done } : item)));
  const add = () =>
    setItems([...items, { id: items.length, day: 0, title: `Task ${items.length}`, done: false }]);
  return (
    <>
      <form action={add}>
        <input name="title" placeholder="Quick add task..." />
        <button type="submit">Add</button>
      </form>
      <ul>
        {today.map((item) => (
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
