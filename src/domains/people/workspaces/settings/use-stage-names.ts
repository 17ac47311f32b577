import { currentWorkspace, useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { stageLabels } from '#domains/people/workspaces/rules.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';

type StageNames = Record<keyof typeof stageLabels, string>;

/** How the stages are called in this workspace. */
export function useStageNames(): StageNames {
  return namesIn(useCurrentWorkspace());
}

/** The same for what is no part of a page, as they are now. */
export function stageNames(): StageNames {
  return namesIn(currentWorkspace());
}

function namesIn(workspace: Workspace | null): StageNames {
  const own = Object.entries(workspace?.stageLabels ?? {}).filter(([, name]) => name);
  return { ...stageLabels, ...Object.fromEntries(own) };
}
