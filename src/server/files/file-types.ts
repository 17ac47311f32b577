import { extname } from 'node:path';
import { AppError } from '#shared/errors.ts';

interface FileType {
  /** As a person calls it. */
  name: string;
  /** The first is the one that a file without an ending gets. */
  endings: readonly string[];
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** All that may be attached; nothing of it runs in a browser. */
const fileTypes: Record<string, FileType> = {
  'image/jpeg': { name: 'JPEG picture', endings: ['.jpg', '.jpeg', '.jfif'] },
  'image/png': { name: 'PNG picture', endings: ['.png'] },
  'image/webp': { name: 'WebP picture', endings: ['.webp'] },
  'image/gif': { name: 'GIF picture', endings: ['.gif'] },
  'application/pdf': { name: 'PDF', endings: ['.pdf'] },
  [word]: { name: 'Word document', endings: ['.docx'] },
  [sheet]: { name: 'Excel sheet', endings: ['.xlsx'] },
  'application/zip': { name: 'ZIP archive', endings: ['.zip'] },
  'text/csv': { name: 'CSV table', endings: ['.csv'] },
  'text/plain': { name: 'text', endings: ['.txt'] },
};

export const allowedText =
  'Attach pictures (JPG, PNG, WebP, GIF), PDF, Word, Excel, CSV, text or ZIP files';

/** The ending of a name in small letters; '' where the part after the last dot is none. */
export function endingOf(fileName: string): string {
  const ending = extname(fileName).toLowerCase();
  return /^\.[a-z][a-z0-9]{0,4}$/.test(ending) ? ending : '';
}

/** Refuses a type that may not be attached, and a name that says another type than the content. */
export function requireFitting(fileName: string, mime: string | undefined): void {
  const ending = endingOf(fileName);
  const type = mime === undefined ? undefined : fileTypes[mime];
  if (mime === 'image/heic' || mime === 'image/heif' || mime === 'image/avif') {
    throw refused('This picture cannot be read here. Save it as JPEG and try again.');
  }
  if (['.svg', '.svgz', '.html', '.htm', '.xhtml', '.xml'].includes(ending)) {
    throw refused('Files of this type can hold scripts. Save it as PNG or PDF and try again.');
  }
  if (!type) throw refused(`Files of this type are not taken. ${allowedText}.`);
  if (ending && !type.endings.includes(ending)) {
    throw refused(
      `This file is named ${ending}, but its content is a ${type.name}. Check the file and try again.`,
    );
  }
}

/** A name that ends as the content asks: what is saved opens in the right program. */
export function fileNameFor(fileName: string, mime: string): string {
  const endings = fileTypes[mime]?.endings ?? [];
  const name = fileName.replaceAll(/[/\\]/g, '-');
  return endings.includes(endingOf(name)) ? name : `${name}${endings[0] ?? ''}`;
}

function refused(text: string): AppError {
  return new AppError('invalid', text, { fields: { file: text } });
}
