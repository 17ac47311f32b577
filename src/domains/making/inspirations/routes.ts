import { previewJobs } from '#domains/making/inspirations/previews/service.ts';
import { routes } from '#server/http/routes.ts';
import { onAttachmentChange } from '#domains/around/attachments/service.ts';
import { inspirationsContract } from './contract.ts';
import { askForPreview } from '#domains/making/inspirations/previews/service.ts';
import { findInspiration, followPictures, inspirations } from './service.ts';

onAttachmentChange(followPictures);

export const inspirationsRoutes = routes(
  'inspirations',
  inspirationsContract,
  {
    ...inspirations,

    async create(context, { body }) {
      const fetchStatus = body.kind === 'link' ? await askForPreview(context, body.id) : 'off';
      return inspirations.create(context, { body: { ...body, fetchStatus } });
    },

    /** A link that leads elsewhere is looked at anew; one that leads nowhere is a note. */
    async update(context, { params, body }) {
      const before = body.url === undefined ? undefined : await findInspiration(context, params.id);
      if (!before || before.url === body.url || before.kind !== 'link')
        return inspirations.update(context, { params, body });
      const follows =
        body.url === null
          ? { kind: 'note', fetchStatus: 'off' }
          : { fetchStatus: await askForPreview(context, params.id) };
      return inspirations.update(context, { params, body: { ...body, ...follows } });
    },
  },
  { jobs: previewJobs },
);
