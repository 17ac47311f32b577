import { useState } from 'react';
import { ofUser } from '#client/sync/kept/of-user.ts';
import { remember, remembered } from '#client/sync/kept/remembered.ts';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import type { Asked, GroupBy } from './packing-sections.ts';

export const groupLabels: Record<GroupBy, string> = {
  category: 'Category',
  bag: 'Bag',
  person: 'Person',
};

/** What is asked of a list: on phones first of all what is one's own. */
export function useAsked(me: string | null, isNarrow: boolean) {
  const isPhone = useIsPhone();
  const key = ofUser('packing.group');
  const [asked, setAsked] = useState<Omit<Asked, 'personId'> & { personId?: string | null }>(
    () => ({
      segment: 'all',
      // The names are its own.
      groupBy:
        (Object.keys(groupLabels) as GroupBy[]).find((name) => name === remembered(key)) ??
        'category',
      bagId: null,
      isEssential: false,
      isReturning: false,
      typed: '',
    }),
  );
  // Whoever has said nothing gets their own; who they are may come after the list.
  const personId =
    asked.personId === undefined ? (isPhone && !isNarrow ? me : null) : asked.personId;
  function ask(changes: Partial<Asked>) {
    if (changes.groupBy) remember(key, changes.groupBy);
    setAsked((before) => ({ ...before, ...changes }));
  }
  return { asked: { ...asked, personId }, ask };
}
