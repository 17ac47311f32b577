import { server } from './server.mjs';

// In a container, where all is installed and built: the server takes this process' place, and hears
// itself what the container is told.

const args = [process.execPath, ...server.args, ...process.argv.slice(2)];
process.execve(process.execPath, args, { ...server.env, ...process.env });
