import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hereNow } from '#client/record/record-address.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { onLeaving, onLeft } from '#client/sync/live/session.ts';
import { hasSignedOut } from '#client/sync/live/signed-out.ts';
import { ErrorState, GuardScreen } from '#client/ui/base/states.tsx';
import { sessionQuery } from '#domains/people/auth/data.ts';
import type { Profile } from '#domains/people/auth/schema.ts';
import { useIsFilling } from '#domains/people/workspaces/onboarding/filling.ts';
import { chooseWorkspace, workspacesQuery } from '#domains/people/workspaces/data.ts';
import { leadToHeading } from '#app/shell/page-change.ts';
import { fetchFrame } from '#app/shell/frame-parts.ts';
import './guard.css';

const signInPath = '/auth';
// Not imported at once: it names the pages, by the router, which has this guard before each of them.
const loadShell = () => import('#app/shell/shell.tsx');
const LazyShell = lazy(() => loadShell().then((module) => ({ default: module.Shell })));
let Shell: ComponentType = LazyShell;

/**
 * Fetches the shell beside the data. Rendered lazily, React would hold it back for 300 ms after the
 * text that stands in for it.
 */
export async function prepareShell(): Promise<void> {
  const [shell] = await Promise.all([loadShell(), fetchFrame()]);
  Shell = shell.Shell;
}

const Onboarding = lazy(() =>
  import('#domains/people/workspaces/onboarding/onboarding-page.tsx').then((module) => ({
    default: module.OnboardingPage,
  })),
);

/** Lets only signed-in people in, and only into a workspace (spec section 2). */
export function Guard() {
  const [visit, setVisit] = useState<Visit>({ count: 0, isLeaving: false });
  useEffect(() => {
    const stops = [
      // The page goes first: its lists would be asked for again, by nobody. What is being typed there
      // is written as it goes, while there is still a place for it.
      onLeaving(() => {
        const leftAt = hereNow();
        flushSync(() => setVisit((visit) => ({ ...visit, isLeaving: true, leftAt })));
      }),
      // Whoever left is forgotten, so this starts again from what the server says. After a session that
      // ended without them they come back to where they were; the next person has no business there.
      onLeft(({ keepUnsent }) =>
        setVisit(({ count, leftAt }) => ({
          ...{ count: count + 1, isLeaving: false },
          returnTo: keepUnsent ? leftAt : null,
        })),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
  if (visit.isLeaving) return <Waiting text="Checking authentication..." />;
  return <SessionGuard key={visit.count} returnTo={visit.returnTo} />;
}

interface Visit {
  count: number;
  isLeaving: boolean;
  leftAt?: string;
  /** Null after a sign-out; undefined before anybody left. */
  returnTo?: string | null | undefined;
}

function SessionGuard({ returnTo }: Pick<Visit, 'returnTo'>) {
  const { data, isPending, fetchStatus, refetch } = useQuery(sessionQuery);
  const { pathname, href } = useLocation();

  if (data?.user) return <WorkspaceGuard user={data.user} />;
  if (data && pathname !== signInPath) {
    // Whoever signed out in another tab left this one as well, though it has not heard of it yet.
    const search = returnTo === null || hasSignedOut() ? {} : { returnTo: returnTo ?? href };
    return <Navigate to={signInPath} search={search} replace />;
  }
  if (data || (isPending && fetchStatus !== 'paused')) {
    return <Waiting text="Checking authentication..." />;
  }
  return <Unreachable onRetry={() => void refetch()} />;
}

function WorkspaceGuard({ user }: { user: Profile }) {
  const {
    data: workspaces,
    dataUpdatedAt,
    isPending,
    fetchStatus,
    refetch,
  } = useQuery(workspacesQuery);
  const { userId, workspaceId } = useScope();
  const isChosen = workspaces?.some((workspace) => workspace.id === workspaceId) ?? false;

  useEffect(() => {
    if (workspaces && (userId !== user.id || !isChosen)) chooseWorkspace(user.id, workspaces);
  }, [workspaces, userId, user.id, isChosen]);

  const isFilling = useIsFilling();
  const settingUp = <Waiting text="Setting up workspace..." />;
  const onboarding = (
    <Suspense fallback={settingUp}>
      <Onboarding />
      <LeadOn />
    </Suspense>
  );
  if (isFilling) return onboarding;
  if (isChosen && userId === user.id) {
    return (
      <Suspense fallback={settingUp}>
        <Shell />
      </Suspense>
    );
  }
  const isRemembered = dataUpdatedAt < performance.timeOrigin;
  if (workspaces?.length === 0 && isRemembered && fetchStatus === 'fetching') {
    return <Waiting text="Loading workspaces..." />;
  }
  if (workspaces?.length === 0) return onboarding;
  if (workspaces) return settingUp;
  if (isPending && fetchStatus !== 'paused') return <Waiting text="Loading workspaces..." />;
  return <Unreachable title="Failed to load workspaces" onRetry={() => void refetch()} />;
}

/** What comes in the place of onboarding, at the same address, gets the focus that went with it. */
function LeadOn() {
  useEffect(() => () => void leadToHeading(), []);
  return null;
}

function Waiting({ text }: { text: string }) {
  return (
    <main id="main" tabIndex={-1}>
      <GuardScreen text={text} />
    </main>
  );
}

/** Nothing is known here and nobody answers. */
function Unreachable({ title, onRetry }: { title?: string; onRetry: () => void }) {
  return (
    <main id="main" className="guard-error" tabIndex={-1}>
      <h1 className="sr">Dayslate</h1>
      <ErrorState {...(title ? { title } : {})} onRetry={onRetry} />
    </main>
  );
}
