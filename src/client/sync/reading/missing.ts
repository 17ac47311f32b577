import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  useContext,
} from 'react';

/** What a page shows whose record is not there: the app says how an address that leads nowhere looks. */
export const MissingContext = createContext<ComponentType | null>(null);

/** Stands in the place of a record that is not there, or is not for whoever asks. */
export function Missing(): ReactNode {
  const Page = useContext(MissingContext);
  return Page && createElement(Page);
}
