import { join } from 'node:path';
import { cache } from './install.mjs';

/** How the server is run: by `npm start`, and by whatever measures or tests it as it really runs. */
export const server = {
  // V8 would rather grow than collect: on a small machine the room belongs to PostgreSQL. Measured
  // under load: 147 MB instead of 320, for a quarter of the writes that two cores could do a second.
  // With the first alone it is 190 to 220 MB, lists of 1,000 are 1.45 times as fast and writes 1.1 times.
  args: [
    '--max-semi-space-size=4',
    '--heap-growing-percent=25',
    '--optimize-for-size',
    'src/app/server.ts',
  ],
  env: {
    // Types are stripped and code compiled once; later starts are quicker and need less memory.
    NODE_COMPILE_CACHE: join(cache, 'compiled'),
    // Each read from a socket is a block of 64 KB. glibc would keep those that were read under load
    // and give them to nobody; from this size on (bytes) they go back to the system at once.
    MALLOC_MMAP_THRESHOLD_: '65536',
    // One heap outside V8's instead of one for each thread, none of which gives back what it does not
    // use: 5 MB less under load, and nothing slower.
    MALLOC_ARENA_MAX: '1',
  },
};
