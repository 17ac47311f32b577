import { stageLabels } from '#domains/content/rules.ts';
import { type Stage, stages } from '#domains/content/schema.ts';
import { useCurrentWorkspace } from '#domains/workspaces/data.ts';

/** How the stages are called in this workspace. */
export function useStageNames(): Record<Stage, string> {
  const own: Partial<Record<Stage, string>> = useCurrentWorkspace()?.stageLabels ?? {};
  const named = stages.map((stage) => [stage, own[stage] || stageLabels[stage]]);
  // One entry for each stage.
  return Object.fromEntries(named) as Record<Stage, string>;
}
