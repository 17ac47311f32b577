import { Link, useLocation } from '@tanstack/react-router';
import { PanelLeft, Search } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Mark } from '#client/ui/marks/glyphs.tsx';
import { Tooltip } from '#client/ui/overlays/tooltip.tsx';
import { here } from './here.ts';
import { isAt, type NavigationItem, usePlaces } from './navigation.ts';
import { showOverlay } from '#client/page/overlays.ts';
import { UserRow } from '#app/shell/user-row.tsx';
import './rail.css';

/** The sidebar as icons, where there is no room for more; the whole of it opens over the page. */
export function Rail() {
  const places = usePlaces();
  return (
    <nav className="rail stack gap-4 fixed-size" aria-label="Sidebar">
      <Link to="/" className="rail-home" aria-label="Dayslate">
        <Mark />
      </Link>
      <IconButton
        label="Show sidebar"
        kbd="mod+\"
        icon={<PanelLeft />}
        onClick={() => showOverlay('sidebar')}
      />
      <IconButton
        label="Search or jump to…"
        kbd="mod+k"
        icon={<Search />}
        onClick={() => showOverlay('palette')}
      />
      <ul className="rail-places stack gap-4">
        {places.map((item) => (
          <li key={item.to}>
            <Place item={item} />
          </li>
        ))}
      </ul>
      <UserRow isCompact />
    </nav>
  );
}

function Place({ item }: { item: NavigationItem }) {
  const { label, to, icon: Icon } = item;
  const isHere = useLocation({ select: ({ pathname }) => isAt(pathname, item) });
  return (
    <Tooltip content={label} side="right">
      <Link
        to={to}
        className="nav-item row gap-10 muted"
        aria-label={label}
        {...(isHere ? here : null)}
      >
        <Icon aria-hidden="true" />
      </Link>
    </Tooltip>
  );
}
