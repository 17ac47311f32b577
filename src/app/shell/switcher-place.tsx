import { Later } from '#client/later.tsx';
import { useStandIn } from '#client/stand-in.ts';
import { SwitcherFace } from '#domains/workspaces/components/switcher-face.tsx';
import { useCurrentWorkspace } from '#domains/workspaces/data.ts';

const loadSwitcher = () =>
  import('#domains/workspaces/components/workspace-switcher.tsx').then(
    (part) => part.WorkspaceSwitcher,
  );

/** The workspace switcher; pressed before its code has come, it opens once that is there. */
export function SwitcherPlace() {
  const workspace = useCurrentWorkspace();
  const { isAsked, stoodIn, button } = useStandIn();
  if (!workspace) return null;
  return (
    <Later load={loadSwitcher} props={stoodIn} isAsked={isAsked}>
      <button
        type="button"
        className="switcher"
        aria-haspopup="menu"
        aria-expanded={false}
        {...button}
      >
        <SwitcherFace workspace={workspace} />
      </button>
    </Later>
  );
}
