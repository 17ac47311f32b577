import { Ellipsis } from 'lucide-react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { useUser } from '#domains/people/auth/data.ts';
import { Later } from '#client/later/later.tsx';
import { useStandIn } from '#client/later/stand-in.ts';
import { nameOf } from './user-name.ts';
import './user-row.css';

const loadMenu = () => import('./user-menu.tsx').then((part) => part.UserMenu);

/** Who is signed in, with a menu; until its code has come, the button only takes the press. */
export function UserRow({ isCompact = false }: { isCompact?: boolean }) {
  const user = useUser();
  const { isAsked, isHeld, stoodIn, button } = useStandIn();
  if (!user) return null;
  const name = nameOf(user);
  const content = (
    <>
      <Avatar name={name} decorative />
      <span className="sr">Account of </span>
      <span className={isCompact ? 'sr' : 'trunc grow'}>{name}</span>
      {isCompact ? null : <Ellipsis aria-hidden="true" />}
    </>
  );
  return (
    <div className={isCompact ? 'user compact' : 'user'}>
      <Later
        load={loadMenu}
        isAsked={isAsked}
        isHeld={isHeld}
        props={{
          user,
          label: `Account of ${name}`,
          ...stoodIn,
          children: content,
        }}
      >
        <button type="button" className="user-row" aria-haspopup="menu" {...button}>
          {content}
        </button>
      </Later>
    </div>
  );
}
