import { inspirationCollectionsContract } from '#domains/making/inspirations/collections/contract.ts';
import { inspirationsContract } from '#domains/making/inspirations/contract.ts';
import { itemInspirationsContract } from '#domains/making/inspirations/items/contract.ts';
import { inspirationPlacementsContract } from '#domains/making/inspirations/placements/contract.ts';
import type { Content, PillarName } from './content.ts';
import type { Maker } from './maker.ts';
import { pictureOf } from './pictures.ts';

const collections = ['Weather on film', 'Overhead food', 'Opening lines'] as const;

interface Saved {
  title: string;
  quote?: string;
  why: string;
  pillar: PillarName;
  from?: string;
  collection?: (typeof collections)[number];
  /** The piece that came of it. */
  became?: string;
  isFavorite?: boolean;
}

const saved: readonly Saved[] = [
  {
    title: 'Lighthouse held for nine seconds',
    why: 'Nothing moves but the light, and nobody scrolls on',
    pillar: 'harbour',
    from: '@northpier',
    collection: 'Weather on film',
    became: 'Harbour in nine seconds',
    isFavorite: true,
  },
  {
    title: 'First line of a ferry essay',
    quote: 'I was late, so I missed the rain.',
    why: 'The whole story is in the comma',
    pillar: 'road',
    collection: 'Opening lines',
  },
  {
    title: 'Pan handle points at the next step',
    why: 'The picture leads, no arrows needed',
    pillar: 'food',
    from: '@overheadkitchen',
    collection: 'Overhead food',
    became: 'One-pan orzo, four ways',
  },
  {
    title: 'Note from the ferry queue',
    quote: 'Count the umbrellas before you count the views.',
    why: 'For a letter',
    pillar: 'road',
    collection: 'Opening lines',
    isFavorite: true,
  },
  {
    title: 'Spoon noise as the cut',
    why: 'Sound first, then the picture',
    pillar: 'food',
    from: '@slowbowl',
    collection: 'Overhead food',
  },
  {
    title: 'Umbrella turns before the head does',
    why: 'For the sea wall reel',
    pillar: 'harbour',
    from: '@weatherroom',
    collection: 'Weather on film',
    became: 'Rain shell against the sea wall',
  },
  {
    title: 'Swatch, then sun, then swatch',
    why: 'A test that needs no words',
    pillar: 'craft',
    from: '@fourpm',
    became: 'Everyday SPF: the 4 PM test',
  },
  {
    title: 'Red stamp as the only colour',
    why: 'One colour a frame',
    pillar: 'craft',
  },
];

/** What was saved, where it lies and what came of it. */
export async function makeInspirations(maker: Maker, content: Content): Promise<void> {
  const placed = new Map<string, string>();
  for (const [sortOrder, name] of collections.entries())
    placed.set(name, await maker.create(inspirationCollectionsContract, { name, sortOrder }));
  for (const [at, one] of saved.entries()) {
    const { title, quote, why, pillar, from, collection, became, isFavorite } = one;
    maker.goTo(4 * (at - saved.length));
    const inspirationId = await maker.create(inspirationsContract, {
      kind: 'note',
      title,
      quote: quote ?? '',
      why,
      creatorHandle: from ?? '',
      pillarId: content.pillars[pillar],
      isFavorite: isFavorite ?? false,
    });
    await maker.picture(pictureOf(pillar, at), { inspirationId });
    const inspirationCollectionId = placed.get(collection ?? '');
    if (inspirationCollectionId)
      await maker.create(inspirationPlacementsContract, { inspirationId, inspirationCollectionId });
    const contentItemId = content.items.get(became ?? '');
    if (contentItemId)
      await maker.create(itemInspirationsContract, { inspirationId, contentItemId });
  }
}
