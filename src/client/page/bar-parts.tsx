import { createContext, type ReactNode, use } from 'react';

/** What the app gives to the bar of every page on phones; pages know none of it. */
export interface BarParts {
  /** Leads to the list that the page shows a record of; nothing elsewhere. */
  back: ReactNode;
  bell: ReactNode;
  /** Searches everything, beginning with these words. */
  searchEverywhere: (words: string) => void;
}

const Parts = createContext<BarParts>({
  back: null,
  bell: null,
  searchEverywhere: () => undefined,
});

export const BarPartsProvider = Parts.Provider;

export function useBarParts(): BarParts {
  return use(Parts);
}
