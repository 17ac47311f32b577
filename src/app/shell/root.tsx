import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { queryClient } from '#client/sync/query-client.ts';
import { Later } from '#client/later/later.tsx';
import { MissingContext } from '#client/sync/reading/missing.ts';
import { onLeft } from '#client/sync/live/session.ts';
import { setSingleKeys } from '#client/page/shortcuts.tsx';
import { applyDensity } from '#client/ui/base/density.ts';
import { applyTheme } from '#client/ui/base/theme.ts';
import { Toaster } from '#client/ui/toasts/toasts.tsx';
import { TooltipProvider } from '#client/ui/overlays/tooltip.tsx';
import { useUser } from '#domains/people/auth/data.ts';
import { usePageChange } from './page-change.ts';
import './root.css';

const loadNotFound = () =>
  import('#app/shell/pages/not-found-page.tsx').then((part) => part.NotFoundRecord);
const NotFoundRecord = () => <Later load={loadNotFound} props={{}} isAsked />;

/** What every page stands in, signed in or not. */
export function Root() {
  const [visit, setVisit] = useState(0);
  // Whoever left is forgotten: the settings of the next one are looked up anew.
  useEffect(() => onLeft(() => setVisit((count) => count + 1)), []);
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        <SkipLink />
        <UserSettings key={visit} />
        <MissingContext value={NotFoundRecord}>
          <Outlet />
        </MissingContext>
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  );
}

function SkipLink() {
  usePageChange();
  return (
    <a
      className="skip-link"
      href="#main"
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>('main')?.focus();
      }}
    >
      Skip to content
    </a>
  );
}

/** Puts settings that follow the user to every device into force on this one. */
function UserSettings() {
  const user = useUser();
  const theme = user?.theme;
  useEffect(() => {
    if (theme) applyTheme(theme);
  }, [theme]);
  const density = user?.density;
  useEffect(() => {
    if (density) applyDensity(density);
  }, [density]);
  const singleKeyShortcuts = user?.singleKeyShortcuts ?? true;
  useEffect(() => setSingleKeys(singleKeyShortcuts), [singleKeyShortcuts]);
  return null;
}
