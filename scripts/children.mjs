import { spawn } from 'node:child_process';

const PATIENCE_MS = 1_000;

/**
 * Runs a program in the foreground until it ends, and resolves to its exit code. It gets a process
 * group of its own and every signal once from here: a terminal's Ctrl+C reaches the whole group and
 * npm repeats it, and a server that hears it twice stops without finishing its work.
 */
export function foreground(program, args, options = {}) {
  const child = spawn(program, args, {
    stdio: 'inherit',
    detached: process.platform !== 'win32',
    ...options,
  });
  let told = 0;
  const tell = (signal) => {
    if (Date.now() - told < PATIENCE_MS) return;
    told = Date.now();
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, tell);
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
  return { ended, stop: () => tell('SIGTERM') };
}
