import { useState } from 'react';
import { Later } from '#client/later.tsx';
import { SwitcherFace } from '#domains/workspaces/components/switcher-face.tsx';
import { useCurrentWorkspace } from '#domains/workspaces/data.ts';

const loadSwitcher = () =>
  import('#domains/workspaces/components/workspace-switcher.tsx').then(
    (part) => part.WorkspaceSwitcher,
  );

/** The workspace switcher; pressed before its code has come, it opens once that is there. */
export function SwitcherPlace() {
  const workspace = useCurrentWorkspace();
  const [isAsked, setAsked] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  if (!workspace) return null;
  return (
    <Later
      load={loadSwitcher}
      props={{ defaultOpen: isAsked, hasFocus: isAsked || hasFocus }}
      isAsked={isAsked}
    >
      <button
        type="button"
        className="switcher"
        aria-haspopup="menu"
        aria-expanded={false}
        onFocus={() => setFocus(true)}
        onBlur={() => setFocus(false)}
        onClick={() => setAsked(true)}
      >
        <SwitcherFace workspace={workspace} />
      </button>
    </Later>
  );
}
