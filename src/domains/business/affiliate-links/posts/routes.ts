import { crud } from '#server/records/crud.ts';
import { JsonText } from '#server/http/json.ts';
import type { RecordRow } from '#server/records/records.ts';
import { routes } from '#server/http/routes.ts';
import { AppError } from '#shared/errors.ts';
import { postAffiliateLinksContract } from './contract.ts';
import { postAffiliateLinkFields } from './schema.ts';

const carried = crud({
  table: 'postAffiliateLinks',
  scope: 'workspace',
  fields: postAffiliateLinkFields,
  noun: 'Link of a post',
});
const carriedText = `select version, ${carried.statements.json} as json from post_affiliate_links
  where workspace_id = $1 and post_id = $2 and affiliate_link_id = $3 and deleted_at is null`;

export const postAffiliateLinksRoutes = routes('post-affiliate-links', postAffiliateLinksContract, {
  ...carried,
  /** A link that a post carries already is given as it is. */
  async create(context, input) {
    const find = async () => {
      const { postId, affiliateLinkId } = input.body;
      const values = [context.workspaceId, postId, affiliateLinkId];
      const [row] = await context.transaction.query<RecordRow>(carriedText, values);
      return row && new JsonText<never>(row.json);
    };
    const create = () =>
      carried.create(context, input).catch(async (error: unknown) => {
        // Another device was quicker by a moment: its row was not there yet when we looked. After any
        // other failure the transaction answers nothing more.
        const wasThere = error instanceof AppError && error.code === 'not_found';
        const row = wasThere && (await find());
        if (row) return row;
        throw error;
      });
    return (await find()) ?? create();
  },
});
