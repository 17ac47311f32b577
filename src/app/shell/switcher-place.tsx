import { Later } from '#client/later/later.tsx';
import { useStandIn } from '#client/later/stand-in.ts';
import { SwitcherFace } from '#domains/people/workspaces/switcher/switcher-face.tsx';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';

const loadSwitcher = () =>
  import('#domains/people/workspaces/switcher/workspace-switcher.tsx').then(
    (part) => part.WorkspaceSwitcher,
  );

/** The workspace switcher; pressed before its code has come, it opens once that is there. */
export function SwitcherPlace() {
  const workspace = useCurrentWorkspace();
  const { isAsked, isHeld, stoodIn, button } = useStandIn();
  if (!workspace) return null;
  return (
    <Later load={loadSwitcher} props={stoodIn} isAsked={isAsked} isHeld={isHeld}>
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
