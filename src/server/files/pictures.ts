import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { AppError } from '#shared/errors.ts';

/** A picture made anew from its pixels: nothing else of the file is left, such as where it was taken. */
export interface Picture {
  path: string;
  thumbnailPath: string;
  width: number;
  height: number;
}

const maxMegapixels = 50;
const thumbnailPixels = 480;

/** Pictures are worked on one after another: each needs much memory for a moment. */
let turn: Promise<unknown> = Promise.resolve();

export function remakePicture(path: string, folder: string, mime: string): Promise<Picture> {
  const mine = turn.then(() => remake(path, folder, mime));
  turn = mine.catch(() => undefined);
  return mine;
}

async function remake(path: string, folder: string, mime: string): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  const isAnimated = mime === 'image/gif' || mime === 'image/webp';
  const open = (animated: boolean) =>
    sharp(path, { animated, limitInputPixels: maxMegapixels * 1_000_000, failOn: 'error' });
  try {
    // The size first: to refuse a picture it must not be unpacked.
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (width * height > maxMegapixels * 1_000_000) throw tooManyPixels(width * height);
    const made = join(folder, 'picture');
    const done = await encoded(open(isAnimated).autoOrient(), mime).toFile(made);
    const thumbnailPath = join(folder, 'thumbnail');
    await open(false)
      .autoOrient()
      .resize(thumbnailPixels, thumbnailPixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toFile(thumbnailPath);
    return { path: made, thumbnailPath, width: done.width, height: done.pageHeight ?? done.height };
  } catch (error) {
    if (error instanceof AppError) throw error;
    const text = /pixel limit/i.test(String(error))
      ? `This picture has too many pixels. Use one of at most ${maxMegapixels} megapixels.`
      : 'This picture is damaged. Save it anew and try again.';
    throw refused(text, error);
  }
}

function encoded(picture: Sharp, mime: string): Sharp {
  if (mime === 'image/png') return picture.png();
  if (mime === 'image/webp') return picture.webp({ quality: 90 });
  if (mime === 'image/gif') return picture.gif();
  return picture.jpeg({ quality: 90 });
}

function tooManyPixels(pixels: number): AppError {
  const megapixels = Math.round(pixels / 1_000_000);
  return refused(
    `This picture has ${megapixels} megapixels. Use one of at most ${maxMegapixels} megapixels.`,
  );
}

function refused(text: string, cause?: unknown): AppError {
  return new AppError('invalid', text, { fields: { file: text }, cause });
}
