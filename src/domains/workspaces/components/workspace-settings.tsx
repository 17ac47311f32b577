import type { Workspace } from '#domains/workspaces/schema.ts';

/** The settings of the workspace on screen. */
export function WorkspaceSettings({ workspace }: { workspace: Workspace }) {
  return <h2>{workspace.name}</h2>;
}
