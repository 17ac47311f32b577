import * as z from 'zod/mini';
import { changes, creation, entity, line, prose, tags, uuid, webUrl } from '#shared/entity.ts';
import { normalisedUrl } from './rules.ts';

const inspirationKinds = ['link', 'image', 'note'] as const;
/** How far the look at the page has come that a link leads to. */
export const fetchStatuses = ['pending', 'ok', 'failed', 'off'] as const;

const url = z.pipe(
  webUrl,
  z.string().check(z.overwrite(normalisedUrl), z.maxLength(2048, 'This link is too long')),
);
const title = line(300, 'Give it a title');

const typed = {
  kind: z.enum(inspirationKinds),
  url: z._default(z.nullable(url), null),
  title,
  /** The words themselves, of an inspiration that is a text. */
  quote: z._default(prose(1_000), ''),
  /** Why it was saved. */
  why: z._default(prose(500), ''),
  creatorHandle: z._default(prose(80).check(z.trim()), ''),
  pillarId: z._default(z.nullable(uuid), null),
  tags: z._default(tags, []),
  isFavorite: z._default(z.boolean(), false),
  isArchived: z._default(z.boolean(), false),
};

/** An inspiration's own fields; the last two are the server's. */
export const inspirationFields = {
  ...typed,
  fetchStatus: z.enum(fetchStatuses),
  /** The file that is shown on its card. */
  coverId: z.nullable(uuid),
};
export const inspiration = entity(inspirationFields);
export type Inspiration = z.infer<typeof inspiration>;

export const newInspiration = creation(typed).check(
  z.refine(({ kind, url: link }) => kind !== 'link' || link !== null, {
    error: 'Paste a link',
    path: ['url'],
  }),
);
const { kind: _, ...changeable } = typed;
export const inspirationChanges = changes(changeable);
/** What several may get at once: each has a link and a title of its own. */
export const inspirationChangesOfMany = changes({
  pillarId: typed.pillarId,
  tags: typed.tags,
  isFavorite: typed.isFavorite,
  isArchived: typed.isArchived,
});
