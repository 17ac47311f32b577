import type { Call } from '#shared/contract.ts';
import { entertainmentItemsContract } from '#domains/leisure/entertainment/contract.ts';
import type { Maker } from './maker.ts';

type NewTitle = Omit<Call<typeof entertainmentItemsContract.create>['body'], 'id'>;

/** When it was begun and finished, when something comes out, all from today. */
interface Days {
  started?: number;
  finished?: number;
  released?: number;
  next?: number;
}

const sampleTitles: readonly [title: NewTitle, days?: Days][] = [
  [{ title: 'Fog signals', type: 'tv_show', totalEpisodes: 10, venue: 'Mubi' }, { released: 9 }],
  [{ title: 'Keyframes', type: 'game', venue: 'Steam', genres: ['puzzle'] }],
  [{ title: 'Two Hosts', type: 'podcast', recommendedBy: 'Bea' }],
  [{ title: 'Ridge', type: 'documentary', venue: 'Cinema', genres: ['climbing'] }, { released: 4 }],
  [{ title: 'Pan to plate', type: 'movie', genres: ['food'], recommendedBy: 'Ife' }],
  [{ title: 'Long Light', type: 'movie', creator: 'Ada Quill', releaseYear: 2019 }],
  [
    { title: 'Colour for small rooms', type: 'course', totalEpisodes: 12, creator: 'M. Okafor' },
    {},
  ],
  [
    { title: 'Small Rooms', type: 'game', status: 'in_progress', hours: 6, venue: 'Switch' },
    { started: -20 },
  ],
  [
    {
      ...{ title: 'Harbour hours', type: 'podcast', status: 'in_progress', episode: 14 },
      ...{ totalEpisodes: 26, creator: 'Dana Ruiz' },
    },
    { started: -60, next: 2 },
  ],
  [
    {
      ...{ title: 'Night Ferry', type: 'anime', status: 'in_progress', season: 1, episode: 2 },
      ...{ totalEpisodes: 6, venue: 'Crunchyroll' },
    },
    { started: -8 },
  ],
  [
    {
      ...{ title: 'The Tidewatch', type: 'tv_show', status: 'in_progress', season: 1 },
      ...{ episode: 4, totalEpisodes: 8, venue: 'Netflix', withWhom: 'Jonas, on Thursdays' },
      genres: ['drama', 'sea'],
      review: 'Opening shot holds nine seconds of rain before a word. Try it for the rain shell.',
      isFavorite: true,
    },
    { started: -26 },
  ],
  [
    {
      ...{ title: 'A Slow Boil', type: 'movie', status: 'completed', rating: 9, venue: 'Cinema' },
      review: 'Every dish is shot from the seat of whoever eats it.',
      isFavorite: true,
    },
    { finished: -12 },
  ],
  [
    { title: 'Salt roads', type: 'documentary', status: 'completed', rating: 8, venue: 'YouTube' },
    { finished: -33 },
  ],
  [
    { title: 'Low tide live', type: 'live_event', status: 'completed', rating: 7 },
    { finished: -70 },
  ],
  [
    {
      ...{ title: 'Lantern', type: 'tv_show', status: 'completed', rating: 6, season: 2 },
      ...{ episode: 8, totalEpisodes: 8, venue: 'Netflix' },
    },
    { started: -140, finished: -95 },
  ],
  [{ title: 'Neon Bay', type: 'tv_show', status: 'dropped', season: 1, episode: 3 }, {}],
];

/** What Mara watches, plays and listens to; only she sees it. */
export async function makeEntertainment({ create, day }: Maker): Promise<void> {
  const dayOf = (offset: number | undefined) => (offset === undefined ? null : day(offset));
  for (const [title, days = {}] of sampleTitles)
    await create(entertainmentItemsContract, {
      ...title,
      startedOn: dayOf(days.started),
      finishedOn: dayOf(days.finished),
      releaseOn: dayOf(days.released),
      nextEpisodeOn: dayOf(days.next),
    });
}
