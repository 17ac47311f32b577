import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { Lightbulb, ListChecks, Menu as MenuIcon, Plus } from 'lucide-react';
import { opensPrimary } from '#client/page/primary.tsx';
import { useOfferedActions } from '#client/page/shortcuts.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { openTaskDialog } from '#domains/tasks/form/task-dialog-host.tsx';
import { useUnread } from '#domains/around/notifications/use-notifications.ts';
import { useCan, useIsOn } from '#domains/people/workspaces/data.ts';
import { here } from './here.ts';
import { isTabOf, type NavigationItem, useTabs } from './navigation.ts';
import { showOverlay, useIsOpen } from '#client/page/overlays.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import './tab-bar.css';

const beforeAdd = 2;
/** What stands in the menu on every page; of a task a page may know more, such as its day. */
const newTask = 'New task';
const everywhere = [newTask, 'New idea'];

/** The places used most, on phones. */
export function TabBar() {
  const tabs = useTabs();
  const isOn = useIsOn();
  const unread = useUnread();
  const navigate = useNavigate();
  const canCreate = useCan('create');
  const { primary } = useOfferedActions();
  const isOwn = primary !== undefined && !everywhere.includes(primary.label);
  const isMoreOpen = useIsOpen('more');
  const isElsewhere = useLocation({
    select: ({ pathname }) => !tabs.some((item) => isTabOf(pathname, item)),
  });
  return (
    <nav className="tab-bar fixed-size" aria-label="Tabs">
      {tabs.slice(0, beforeAdd).map((item) => (
        <Tab key={item.to} item={item} />
      ))}
      <Menu
        label="Add"
        side="top"
        align="center"
        trigger={
          <button {...opensPrimary} type="button" className="tab-add" aria-label="Add">
            <Plus aria-hidden="true" />
          </button>
        }
        items={[
          ...(primary?.choices
            ? [{ group: primary.label }, ...primary.choices, 'separator' as const]
            : isOwn
              ? [{ icon: <Plus />, ...primary }]
              : []),
          {
            label: 'Task',
            icon: <ListChecks />,
            onSelect: primary?.label === newTask ? primary.onSelect : () => openTaskDialog(),
          },
          ...(canCreate && isOn('content')
            ? [
                {
                  label: 'Idea',
                  icon: <Lightbulb />,
                  // Its line gets the focus there, and again if one is there already.
                  onSelect: () =>
                    void navigate({
                      to: '/content-ideas',
                      hash: 'new',
                      state: { askedAt: Date.now() },
                    }),
                },
              ]
            : []),
        ]}
      />
      {tabs.slice(beforeAdd).map((item) => (
        <Tab key={item.to} item={item} />
      ))}
      <button
        type="button"
        className={classNames('tab stack faint', unread > 0 && 'is-unread')}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        aria-current={isElsewhere || undefined}
        onClick={() => showOverlay('more')}
      >
        <MenuIcon aria-hidden="true" />
        More
        {unread > 0 ? <span className="sr">, {unread} unread</span> : null}
      </button>
    </nav>
  );
}

function Tab({ item }: { item: NavigationItem }) {
  const { label, to, icon: Icon } = item;
  const isHere = useLocation({ select: ({ pathname }) => isTabOf(pathname, item) });
  return (
    <Link to={to} className="tab stack faint" {...(isHere ? here : null)}>
      <Icon aria-hidden="true" />
      {label}
    </Link>
  );
}
