import { getRouteApi } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Page } from '#client/page/page.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import {
  type WorkspaceSection,
  WorkspaceSettings,
} from '#domains/people/workspaces/settings/workspace-settings.tsx';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { PersonalSettings } from './personal-settings.tsx';
import './settings-page.css';

const route = getRouteApi('/guarded/settings');
const tabs = [
  { value: 'personal', label: 'Personal' },
  { value: 'workspace', label: 'Workspace' },
] as const;

/** What can be set: one's own, and the workspace's; the address remembers where one is. */
export function SettingsPage() {
  const { tab = 'personal', section = 'general' } = route.useSearch();
  const navigate = route.useNavigate();
  const showSection = (next: WorkspaceSection) =>
    void navigate({
      search: { tab: 'workspace', section: next === 'members' ? next : undefined },
    });
  return (
    <Page
      title="Settings"
      button={{
        label: 'Trash',
        icon: <Trash2 />,
        onSelect: () => void navigate({ to: '/trash' }),
      }}
    >
      <Tabs
        label="Settings"
        value={tab}
        tabs={tabs}
        onChange={(next) => void navigate({ search: { tab: next } })}
      >
        {tab === 'personal' ? (
          <PersonalSettings />
        ) : (
          <WorkspaceTab section={section} onSection={showSection} />
        )}
      </Tabs>
    </Page>
  );
}

interface WorkspaceTabProps {
  section: WorkspaceSection;
  onSection: (section: WorkspaceSection) => void;
}

function WorkspaceTab(props: WorkspaceTabProps) {
  const workspace = useCurrentWorkspace();
  if (!workspace) return <p className="settings-none muted">No workspace selected</p>;
  return <WorkspaceSettings key={workspace.id} workspace={workspace} {...props} />;
}
