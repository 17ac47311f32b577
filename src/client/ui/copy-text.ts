import { toast } from './toasts.tsx';

/** Puts words where they can be pasted, and says so: 'E-mail copied'. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.plain(`${what} copied`);
  } catch {
    toast.error(`${what} could not be copied`);
  }
}
