import { spawn } from 'node:child_process';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
const PATIENCE_MS = 1_000;
const LOOK_EVERY_MS = 200;
const parent = process.ppid;

/**
 * Runs a program in the foreground until it ends, and resolves to its exit code. It gets a process
 * group of its own and every signal once from here: a terminal's Ctrl+C reaches the whole group and
 * npm repeats it, and a server that hears it twice stops without finishing its work.
 */
export function foreground(program, args, options = {}) {
  // Told to stop while packages were installed or the app was built: nothing begins any more.
  if (isOrphan()) process.exit(1);
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
  for (const signal of SIGNALS) process.on(signal, tell);
  const looking = whenOrphaned(() => told === 0 && tell('SIGTERM'));
  const ended = new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
  void ended.then(() => {
    clearInterval(looking);
    for (const signal of SIGNALS) process.off(signal, tell);
  });
  return { ended, stop: () => tell('SIGTERM'), output: child.stdout };
}

function whenOrphaned(act) {
  const looking = setInterval(() => {
    if (!isOrphan()) return;
    clearInterval(looking);
    act();
  }, LOOK_EVERY_MS);
  return looking;
}

/**
 * npm passes SIGTERM on to the shell between it and us, and that shell dies of it without a word.
 * Started in any other way, whoever started us may leave: that is what `nohup` and `&` are for.
 */
function isOrphan() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
}
