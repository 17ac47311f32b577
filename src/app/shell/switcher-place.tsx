import { ChevronsUpDown } from 'lucide-react';
import { Monogram } from '#client/ui/avatar.tsx';
import { useCurrentWorkspace } from '#domains/workspaces/data.ts';
import { Later } from '#client/later.tsx';
import './switcher-place.css';

const loadSwitcher = () =>
  import('#domains/workspaces/components/workspace-switcher.tsx').then(
    (part) => part.WorkspaceSwitcher,
  );

/** The workspace switcher; until its code has come, the name of the workspace. */
export function SwitcherPlace() {
  const name = useCurrentWorkspace()?.name ?? '';
  return (
    <Later load={loadSwitcher} props={{}}>
      <div className="switcher-place">
        <Monogram name={name} color="slate" />
        <span className="trunc grow">{name}</span>
        <ChevronsUpDown aria-hidden="true" />
      </div>
    </Later>
  );
}
