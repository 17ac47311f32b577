import { Copy } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { useCopying } from '#client/ui/rows/copy-text.ts';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { can } from '#shared/permissions.ts';
import { DealSettings } from './deal-settings.tsx';
import { DeletedWorkspaces } from './deleted-workspaces.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { ModuleSettings } from './module-settings.tsx';
import { OwnerZone } from './owner-zone.tsx';
import { SampleSettings } from './sample-settings.tsx';
import { TripSettings } from './trip-settings.tsx';
import { WorkspaceForm } from './workspace-form.tsx';

/** What a workspace is called, and how one gets out of it. */
export function GeneralSettings({ workspace }: { workspace: Workspace }) {
  const isOwner = workspace.role === 'owner';
  return (
    <>
      <section className="ws-section" aria-labelledby="ws-general">
        <h2 id="ws-general">General</h2>
        {can(workspace.role, 'manage_settings') ? null : <p>You can view this workspace</p>}
        <WorkspaceForm workspace={workspace} />
        <div className="ws-fields stack gap-16">
          <WorkspaceId id={workspace.id} />
        </div>
      </section>
      <ModuleSettings workspace={workspace} />
      <DealSettings workspace={workspace} />
      <TripSettings workspace={workspace} />
      <SampleSettings workspace={workspace} />
      {isOwner ? <OwnerZone workspace={workspace} /> : <LeaveWorkspace workspace={workspace} />}
      <DeletedWorkspaces />
    </>
  );
}

function WorkspaceId({ id }: { id: string }) {
  const { isCopied, copy } = useCopying(id, 'Workspace ID');
  return (
    <Field label="Workspace ID" hint="For the API and for whoever helps you. It never changes.">
      <TextInput
        readOnly
        value={id}
        className="num"
        trailing={
          <Button variant="ghost" size="sm" icon={<Copy />} onClick={copy}>
            {isCopied ? 'Copied' : 'Copy'}
          </Button>
        }
      />
    </Field>
  );
}
