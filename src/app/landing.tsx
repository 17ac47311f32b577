import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { queryClient } from '#client/sync/query-client.ts';
import { LandingPage } from '#views/landing/landing-page.tsx';
import { sampleMoment } from '#views/landing/pictures/sample-record.ts';
import { openSampleStudio } from '#views/landing/pictures/sample-studio.ts';
import { Sidebar } from '#app/shell/navigation/sidebar.tsx';
import { TopBar } from '#app/shell/top-bar.tsx';
import '#app/shell/shell.css';

// The app's own router would ask for a session, and bring the page along.
const stage = createRootRoute();
const today = createRoute({
  getParentRoute: () => stage,
  path: '/today',
  staticData: { title: 'Today' },
});
const router = createRouter({
  routeTree: stage.addChildren([today]),
  history: createMemoryHistory({ initialEntries: ['/today'] }),
});

export const moment = sampleMoment;

/** Takes what the pictures hold in place of what a browser would read. */
export async function prepare(): Promise<void> {
  openSampleStudio();
  await router.load();
}

/** Lets go of it all: what waits to be forgotten a day later would keep the build from ending. */
export function finish(): void {
  queryClient.clear();
}

/** The public page at `/`, drawn once, at build time; its pictures are parts of the app itself. */
export function Landing() {
  return (
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <LandingPage sidebar={<Sidebar />} topBar={<TopBar canShowSidebar={false} />} />
      </RouterContextProvider>
    </QueryClientProvider>
  );
}
