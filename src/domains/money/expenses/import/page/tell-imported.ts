import { sentenceOf } from '#client/sync/api.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { bringBack, takeBack } from '#domains/money/expenses/import/data.ts';

type Place = Parameters<typeof takeBack>[0];

/** Says that expenses came in, with the way back for all of them. */
export function tellImported(text: string, place: Place): void {
  tellDone(text, [], () => undo(place));
}

/** Takes an import back and says so, with the way back from that. */
export async function undo(place: Place): Promise<void> {
  try {
    await takeBack(place);
    tellDone('Import taken back', [], () => redo(place));
  } catch (error) {
    toast.error(sentenceOf(error));
  }
}

async function redo(place: Place): Promise<void> {
  try {
    await bringBack(place);
    tellImported('Import brought back', place);
  } catch (error) {
    toast.error(sentenceOf(error));
  }
}
