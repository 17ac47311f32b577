import { join } from 'node:path';
import { cache } from './install.mjs';

/** How the server is run: by `npm start`, and by whatever measures or tests it as it really runs. */
export const server = {
  // V8 would rather grow than collect: on a small machine the room belongs to PostgreSQL. Measured
  // under load: 147 MB instead of 320, for a quarter of the writes that two cores could do a second.
  args: [
    '--max-semi-space-size=4',
    '--heap-growing-percent=25',
    '--optimize-for-size',
    'src/app/server.ts',
  ],
  // Types are stripped and code compiled once; later starts are quicker and need less memory.
  env: { NODE_COMPILE_CACHE: join(cache, 'compiled') },
};
