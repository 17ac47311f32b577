import type { ImportPlace, Imports } from '#client/import/imports.ts';
import { sentenceOf } from '#client/sync/api.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';

/** Says that something came in, with the way back for all of it. */
export function tellImported(text: string, imports: Imports, place: ImportPlace): void {
  tellDone(text, [], () => undoImport(imports, place));
}

/** Takes an import back and says so, with the way back from that. */
export async function undoImport(imports: Imports, place: ImportPlace): Promise<void> {
  try {
    await imports.takeBack(place);
    tellDone('Import taken back', [], () => redo(imports, place));
  } catch (error) {
    toast.error(sentenceOf(error));
  }
}

async function redo(imports: Imports, place: ImportPlace): Promise<void> {
  try {
    await imports.bringBack(place);
    tellImported('Import brought back', imports, place);
  } catch (error) {
    toast.error(sentenceOf(error));
  }
}
