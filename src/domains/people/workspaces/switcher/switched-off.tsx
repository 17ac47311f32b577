import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/base/states.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { changeSettings, useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { moduleFacts } from '#domains/people/workspaces/rules.ts';
import type { Module } from '#shared/modules.ts';
import { can } from '#shared/permissions.ts';

/** Says that the workspace works without what was asked for, and lets those who may switch it on. */
export function SwitchedOff({ modules }: { modules: readonly Module[] }) {
  const workspace = useCurrentWorkspace();
  if (!workspace) return null;
  const { id, name, role, modulesOff } = workspace;
  const mayChange = can(role, 'manage_settings');
  const labels = modules.map((module) => moduleFacts[module].label).join(' and ');

  async function switchOn() {
    const left = modulesOff.filter((module) => !modules.includes(module));
    const { ok } = await changeSettings(id, { modulesOff: left });
    if (ok) toast.success(`${labels} switched on`);
  }

  return (
    <EmptyState
      title={`Switched off in ${name}`}
      action={
        mayChange ? (
          <Button variant="primary" onClick={() => void switchOn()}>
            Switch on {labels}
          </Button>
        ) : undefined
      }
    >
      {`This workspace works without ${labels}. Everything in it is kept, and comes back as it was. ${
        mayChange ? '' : 'Its owner or an admin can switch it on.'
      }`}
    </EmptyState>
  );
}
