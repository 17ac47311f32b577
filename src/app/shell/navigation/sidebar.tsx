import { Link } from '@tanstack/react-router';
import { PanelLeft, Search } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Wordmark } from '#client/ui/marks/glyphs.tsx';
import { Kbd } from '#client/ui/marks/kbd.tsx';
import { settingsPlace } from './navigation.ts';
import { NavigationLink, NavigationSections } from './navigation-sections.tsx';
import { hideOverlay, showOverlay } from '#client/page/overlays.ts';
import { changeSidebar } from './sidebar-state.ts';
import { SwitcherPlace } from '#app/shell/switcher-place.tsx';
import { UserRow } from '#app/shell/user-row.tsx';
import './sidebar.css';

/** Everywhere one can go, from top to bottom; `isOverlay` when it lies over the page. */
export function Sidebar({ isOverlay = false }: { isOverlay?: boolean }) {
  return (
    <nav className="sidebar stack" aria-label="Sidebar">
      <div className="sidebar-brand row gap-6 fixed-size">
        <Link to="/" className="sidebar-home" aria-label="Dayslate">
          <Wordmark />
        </Link>
        <IconButton
          size="sm"
          label="Hide sidebar"
          kbd="mod+\"
          icon={<PanelLeft />}
          onClick={isOverlay ? hideOverlay : () => changeSidebar({ isHidden: true })}
        />
      </div>
      <SwitcherPlace />
      <button
        type="button"
        className="finder row faint fixed-size"
        onClick={() => showOverlay('palette')}
      >
        <Search aria-hidden="true" />
        <span className="trunc grow">Search or jump to…</span>
        <Kbd keys="mod+k" decorative />
      </button>
      <NavigationSections />
      <NavigationLink item={settingsPlace} />
      <UserRow />
    </nav>
  );
}
