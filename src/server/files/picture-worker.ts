// Works on pictures in a process of its own: what a picture needs for a moment, or a damaged one
// breaks, is not the server's. It ends when its server does, or is not needed for a while.
import sharp, { type Sharp } from 'sharp';
import type { Picture, PictureTask } from './pictures.ts';

const idleMs = 15_000;
const thumbnailPixels = 480;
/** Above it WebP is written in a fifth of the time, somewhat larger. */
const quickAbovePixels = 8_000_000;

sharp.cache(false);
sharp.concurrency(1);

async function remake({
  path,
  made,
  thumbnailPath,
  mime,
  maxPixels,
}: PictureTask): Promise<Picture> {
  const open = (animated: boolean) =>
    sharp(path, { animated, limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
  // The size first: to refuse a picture it must not be unpacked.
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height > maxPixels) return { refused: 'pixels', pixels: width * height };
  const isAnimated = mime === 'image/gif' || mime === 'image/webp';
  const isQuick = width * height > quickAbovePixels;
  const done = await encoded(open(isAnimated), mime, isQuick).toFile(made);
  await open(false)
    .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(thumbnailPath);
  return { width: done.width, height: done.pageHeight ?? done.height };
}

function encoded(picture: Sharp, mime: string, isQuick: boolean): Sharp {
  if (mime === 'image/png') return picture.png();
  if (mime === 'image/webp')
    return picture.webp({ quality: 90, ...(isQuick ? { effort: 2 } : {}) });
  if (mime === 'image/gif') return picture.gif();
  return picture.jpeg({ quality: 90 });
}

let idle = setTimeout(end, idleMs);
function end(): void {
  process.disconnect?.();
}

process.on('message', (task: PictureTask) => {
  clearTimeout(idle);
  remake(task)
    // An animated picture has as many pixels as all its frames.
    .catch((error: unknown): Picture => ({
      refused: /pixel limit/i.test(String(error)) ? 'pixels' : 'damaged',
    }))
    .then((result) => {
      process.send?.(result);
      idle = setTimeout(end, idleMs);
    })
    .catch(end);
});
