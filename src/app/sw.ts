// The service worker: the app opens offline and at once. It keeps the app's own files only; what a
// user wrote lives in IndexedDB and never enters its caches, so nothing under /api/ passes here.
// `build/vite-service-worker.ts` builds this file by itself, so it imports nothing; the empty export
// only keeps its names out of other files.
export {};

declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

// The DOM types know pages, not workers.
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface InstallEvent extends WorkerEvent {
  /** Newer browsers answer by these rules without starting the worker. */
  addRoutes?: (rules: readonly object[]) => Promise<void>;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}
interface Worker {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window' }) => Promise<readonly unknown[]>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'activate', listener: (event: WorkerEvent) => void) => void) &
    ((type: 'install', listener: (event: InstallEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void) &
    ((type: 'message', listener: (event: MessageEvent) => void) => void);
}
const worker = globalThis as unknown as Worker;

const shell = '/index.html';
const cachePrefix = 'dayslate-shell-';
const cacheName = cachePrefix + SHELL_VERSION;
const answerWithinMs = 2_000;
/** Browsers ask a server for six things at once: what the page wants meanwhile does not queue. */
const filesAtOnce = 4;
const awayStatuses: readonly number[] = [502, 503, 504];
const kept = new Set(SHELL_FILES);

// Where the browser can do without the worker: calls go straight to the server, the app's own files
// come straight out of the cache.
const shortCuts = [
  { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
  { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName } },
];

worker.addEventListener('install', (event) => {
  // A browser that does not know a rule goes on as those do that know none.
  event.waitUntil(event.addRoutes?.(shortCuts).catch(() => undefined) ?? Promise.resolve());
  event.waitUntil(keepShell());
});
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (url.pathname.startsWith('/assets/') || kept.has(url.pathname)) {
    event.respondWith(asset(request, url.pathname));
  }
});

async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  const left = SHELL_FILES.values();
  const keepLeft = async () => {
    for (const path of left) {
      const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
      if (known) await cache.put(path, known);
      // Files without a hash in their name must be those of this very version.
      else await cache.add(new Request(path, { cache: 'reload' }));
    }
  };
  await Promise.all(Array.from({ length: filesAtOnce }, keepLeft));
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(cachePrefix) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** The server's page, or the app as last seen when the server does not answer in time. */
async function page(event: FetchEvent): Promise<Response> {
  void changeVersion();
  const fromServer = load(event).then((response) => {
    if (awayStatuses.includes(response.status)) throw new Error('The server is away');
    return response;
  });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, answerWithinMs));
  const inTime = await Promise.race([fromServer, late]).catch(() => undefined);
  if (inTime) return inTime;
  return (await caches.match(shell)) ?? fromServer;
}

async function load(event: FetchEvent): Promise<Response> {
  return (await event.preloadResponse) ?? fetch(event.request);
}

// A new version waits while the old one is open elsewhere: those tabs still need its files. A
// navigation in the only tab is the moment at which nobody does.
async function changeVersion(): Promise<void> {
  const { waiting } = worker.registration;
  if (!waiting) return;
  const tabs = await worker.clients.matchAll({ type: 'window' });
  if (tabs.length <= 1) waiting.postMessage('take-over');
}

/** A file whose name says its content: once here, never asked for again. */
async function asset(request: Request, path: string): Promise<Response> {
  const known = await caches.match(path);
  if (known) return known;
  const response = await fetch(request);
  // A page is no file of the app: somebody on the way has answered.
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.ok && !isPage && response.type === 'basic' && path.startsWith('/assets/')) {
    const cache = await caches.open(cacheName);
    await cache.put(path, response.clone());
  }
  return response;
}
