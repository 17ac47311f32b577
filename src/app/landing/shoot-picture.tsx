import { Backpack, type LucideIcon, Mic, Shirt } from 'lucide-react';
import { Stick } from '#client/ui/stick.tsx';
import { progress, Tick } from './picture-parts.tsx';

const shots = [
  { text: 'Wide, walking into frame', lens: '24 mm', done: true },
  { text: 'Hood goes up, low angle', lens: '35 mm', done: false },
  { text: 'Cuff and rain beads', lens: '85 mm', done: false },
];

const bags: { Icon: LucideIcon; name: string; packed: number; total: number }[] = [
  { Icon: Backpack, name: 'Camera bag', packed: 6, total: 9 },
  { Icon: Shirt, name: 'Clothes', packed: 3, total: 12 },
  { Icon: Mic, name: 'Audio', packed: 2, total: 4 },
];

export function ShootPicture() {
  return (
    <div className="pic-frame pic-shoot">
      <p>
        <b>Graça steps</b> <span>7:30 AM</span>
      </p>
      {shots.map(({ text, lens, done }) => (
        <div key={text} className={`pic-shot${done ? ' done' : ''}`}>
          <Tick square done={done} /> {text} <small>{lens}</small>
        </div>
      ))}
      {bags.map(({ Icon, name, packed, total }) => (
        <div key={name} className="pic-shot">
          <Icon /> <b>{name}</b>
          <Stick
            segments={progress({ done: packed, total })}
            label={`${packed} of ${total}`}
            size="thin"
          />
          <span className="pic-packed">
            {packed} of {total}
          </span>
        </div>
      ))}
    </div>
  );
}
