import { useNavigate } from '@tanstack/react-router';
import { useShortcut } from '#client/page/shortcuts.tsx';
import { undoKey, undoLast } from '#client/ui/toasts/tell-done.ts';
import { useMedia } from '#client/ui/base/use-media.ts';
import { type NavigationItem, usePlaces } from '#app/shell/navigation/navigation.ts';
import { showOverlay } from '#client/page/overlays.ts';
import { usePrimaryAction } from '#app/shell/palette/page-actions.tsx';
import { toggleSidebar } from '#app/shell/navigation/sidebar-state.ts';

const group = 'Anywhere';

/** The keys that work on every page. */
export function AppShortcuts() {
  const primary = usePrimaryAction();
  const isWide = useMedia('(min-width: 1024px)');
  const hasSidebar = useMedia('(min-width: 768px)');
  useShortcut('mod+k', () => showOverlay('palette'), { label: 'Search or jump', group });
  useShortcut('n', () => primary.onSelect(), { label: 'New, by page', group });
  useShortcut('mod+\\', () => (isWide ? toggleSidebar() : showOverlay('sidebar')), {
    label: 'Sidebar',
    group,
    enabled: hasSidebar,
  });
  useShortcut(undoKey, undoLast, { label: 'Undo', group, whileTyping: false });
  useShortcut('?', () => showOverlay('shortcuts'), { label: 'Keyboard shortcuts', group });
  return usePlaces().map((item) => (item.shortcut ? <GoTo key={item.to} item={item} /> : null));
}

function GoTo({ item: { label, to, shortcut = '' } }: { item: NavigationItem }) {
  const navigate = useNavigate();
  useShortcut(shortcut, () => void navigate({ to }), { label, group: 'Go to' });
  return null;
}
