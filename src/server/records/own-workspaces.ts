import type { Connection } from '#server/database/pool.ts';

/** Names the workspaces of a user to the policies, which compare with settings only. */
export async function nameOwnWorkspaces(
  { query }: Pick<Connection, 'query'>,
  userId: string,
): Promise<void> {
  await query(
    `select set_config('app.workspace_ids', coalesce(string_agg(workspace_id::text, ','), ''), true)
      from workspace_members where user_id = $1`,
    [userId],
  );
}
