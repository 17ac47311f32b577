import { askedDialog } from '#client/form/asked-dialog.ts';

/** Whose year is to be packed; without a business, that of all. */
export interface PackRequest {
  businessId?: string;
}

const { ask, useAsked } = askedDialog<PackRequest>();

/** Asks which year is to be packed, from anywhere; the dialog is the affair of a later domain. */
export function askYearPack(request: PackRequest = {}): void {
  ask(request);
}

/** What is asked for, where the dialog appears. */
export const useAskedPack = useAsked;
