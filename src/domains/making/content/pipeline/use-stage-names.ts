import { stageLabels } from '#domains/making/content/rules.ts';
import { type Stage, stages } from '#domains/making/content/schema.ts';
import { currentWorkspace, useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';

/** How the stages are called in this workspace. */
export function useStageNames(): Record<Stage, string> {
  return namesIn(useCurrentWorkspace());
}

/** The same for what is no part of a page, as they are now. */
export function stageNames(): Record<Stage, string> {
  return namesIn(currentWorkspace());
}

function namesIn(workspace: Workspace | null): Record<Stage, string> {
  const own: Partial<Record<Stage, string>> = workspace?.stageLabels ?? {};
  const named = stages.map((stage) => [stage, own[stage] || stageLabels[stage]]);
  // One entry for each stage.
  return Object.fromEntries(named) as Record<Stage, string>;
}
