import { Search } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { useBarParts } from './bar-parts.tsx';
import './slate-corner.css';

/** Search and bell, in the corner of a slate. */
export function SlateButtons() {
  const { bell, searchEverywhere } = useBarParts();
  return (
    <div className="slate-corner">
      <IconButton
        tooltip={false}
        label="Search or jump to…"
        icon={<Search />}
        onClick={() => searchEverywhere('')}
      />
      {bell}
    </div>
  );
}
