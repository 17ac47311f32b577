import { dispositionOf } from '#server/files/send.ts';
import { routes } from '#server/http/routes.ts';
import { keepsMoney } from '#server/records/kept-money.ts';
import { recordOfMoney } from '#shared/money.ts';
import { yearPackContract } from './contract.ts';
import { type Pack, packStream, readPack } from './service.ts';

// It is no collection, and money all the same: to whom that is not shown, there is no pack.
keepsMoney('year-pack', recordOfMoney({}));

export const yearPackRoutes = routes('year-pack', yearPackContract, {
  figures: async (context, { query }) => (await readPack(context, query)).figures,

  async download(context, { query }) {
    const read: Pack[] = [];
    await context.commit(async (member) => {
      read.push(await readPack(member, query));
      return { format: 'zip' as const };
    });
    const [pack] = read;
    if (!pack) throw new Error('The pack was read');
    await context.reply
      .type('application/zip')
      .header('content-disposition', dispositionOf(pack.fileName, 'attachment'))
      .header('x-content-type-options', 'nosniff')
      .send(await packStream(context.files, pack));
    return { format: 'zip' as const };
  },
});
