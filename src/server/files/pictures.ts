import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AppError } from '#shared/errors.ts';
import { Allowances } from '#server/database/allowances.ts';
import { Turns } from '#server/http/turns.ts';

/** A picture made anew from its pixels: nothing else of the file is left, such as where it was taken. */
export interface RemadePicture {
  path: string;
  thumbnailPath: string;
  width: number;
  height: number;
}

/** What the process that works on pictures is told, and what it answers. */
export interface PictureTask {
  path: string;
  made: string;
  thumbnailPath: string;
  mime: string;
  maxPixels: number;
}
export type Picture =
  | { width: number; height: number }
  | { refused: 'pixels'; pixels?: number }
  | { refused: 'damaged' }
  | { refused: 'slow' };

const program = fileURLToPath(new URL('picture-worker.ts', import.meta.url));
const maxMegapixels = 50;
const withinMs = 20_000;
/** Of one person's pictures: five minutes of work at once, then a fifth of the time that passes. */
const workMs = new Allowances({ most: 300_000, perSecond: 200 });
const tooSlowText = 'This picture takes too long to work on. Save it as a JPEG and try again.';
const notNowText = 'Pictures cannot be worked on right now. Try again in a moment.';

let worker: ChildProcess | undefined;
/** One after another, as each needs much memory for a moment; a browser sends two at a time. */
const turns = new Turns({
  atOnce: 1,
  each: 6,
  inAll: 60,
  refusal: 'Too many pictures are being worked on. Try again in half a minute.',
  retryAfterSeconds: 30,
});

/** Makes a picture anew when it is the turn of the person whom it is for. */
export function remakePicture(
  path: string,
  { folder, mime, userId }: { folder: string; mime: string; userId: string },
): Promise<RemadePicture> {
  return turns.take(userId, async () => {
    const begunAt = Date.now();
    const left = workMs.left(userId, begunAt);
    if (left <= 0)
      throw new AppError(
        'unavailable',
        'You have sent many large pictures. Try again in a minute.',
        {
          retryAfterSeconds: 60,
        },
      );
    try {
      return await remake(path, folder, mime);
    } finally {
      workMs.note(userId, left - (Date.now() - begunAt), Date.now());
    }
  });
}

async function remake(path: string, folder: string, mime: string): Promise<RemadePicture> {
  const made = join(folder, 'picture');
  const thumbnailPath = join(folder, 'thumbnail');
  const maxPixels = maxMegapixels * 1_000_000;
  const result = await ask({ path, made, thumbnailPath, mime, maxPixels });
  if (!('refused' in result)) return { path: made, thumbnailPath, ...result };
  if (result.refused === 'slow') throw refused(tooSlowText);
  if (result.refused === 'damaged') {
    throw refused('This picture is damaged. Save it anew and try again.');
  }
  const size = result.pixels ? `${Math.round(result.pixels / 1_000_000)} megapixels` : 'too many';
  throw refused(`This picture has ${size}. Use one of at most ${maxMegapixels} megapixels.`);
}

async function ask(task: PictureTask): Promise<Picture> {
  const wasThere = worker !== undefined;
  worker ??= begin();
  const answer = await answerOf(worker, task);
  // One that was about to end may not have taken it; one just begun breaks on damaged pictures only.
  if (answer) return answer;
  return wasThere ? ask(task) : { refused: 'damaged' };
}

function answerOf(asked: ChildProcess, task: PictureTask): Promise<Picture | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (answer: Picture | undefined) => {
      clearTimeout(late);
      asked.off('message', onMessage).off('exit', onExit).off('error', onError);
      resolve(answer);
    };
    const onMessage = (message: unknown) => settle(message as Picture); // It says nothing else.
    // One that hangs on a disk never ends, whatever it is told.
    const giveUp = (answer?: Picture) => {
      if (worker === asked) worker = undefined;
      asked.kill('SIGKILL');
      settle(answer);
    };
    const onExit = () => giveUp();
    const late = setTimeout(() => giveUp({ refused: 'slow' }), withinMs);
    // One that could not be begun has no end either; a settled promise hears no more of it.
    const onError = (cause: Error) => {
      reject(new AppError('unavailable', notNowText, { retryAfterSeconds: 30, cause }));
      giveUp();
    };
    asked.on('message', onMessage).on('exit', onExit).on('error', onError);
    asked.send(task, (error) => (error ? giveUp() : undefined));
  });
}

function begin(): ChildProcess {
  // Nothing of the server's own settings and secrets is needed there.
  const child = fork(program, { execArgv: [], env: {}, stdio: 'ignore' });
  const gone = () => {
    if (worker === child) worker = undefined;
  };
  child.on('exit', gone).on('disconnect', gone).on('error', gone);
  child.unref();
  child.channel?.unref();
  return child;
}

function refused(text: string): AppError {
  return new AppError('invalid', text, { fields: { file: text } });
}
