import type { Operation } from '#shared/contract.ts';
import { noWorkspaceText, type AppError } from '#shared/errors.ts';
import { newId } from '#shared/ids.ts';
import type { Database } from './database/pool.ts';

/** Keeps that somebody was refused: who, which operation, which workspace; never any content. */
export async function auditRefusal(
  database: Database,
  refused: { error: AppError; operation: Operation; userId: string; workspaceId: string },
): Promise<void> {
  const { error, operation, userId, workspaceId } = refused;
  if (error.code !== 'forbidden' && error.message !== noWorkspaceText) return;
  await database.once(
    `insert into audit_events (id, actor_user_id, workspace_id, operation, object_id, outcome)
      values ($1, $2, $3, $4, $5, $6)`,
    [
      newId(),
      userId,
      workspaceId,
      `${operation.method} ${operation.path}`,
      workspaceId,
      error.code,
    ],
  );
}
