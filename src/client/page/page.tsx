import { ChevronDown, Ellipsis } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react';
import { useShortcut } from './shortcuts.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu, type MenuProps } from '#client/ui/menus/menu.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { PageBar } from './page-bar.tsx';
import type { PageSearch } from './page-search.tsx';
import './page.css';

/** Two or three ways to see the same page. */
export interface ViewSwitch<View extends string> {
  value: View;
  options: readonly { value: View; label: string; icon: ReactNode }[];
  onChange: (view: View) => void;
}

/** Something to do on this page, or, with `items`, one of several things. */
export interface PageButton {
  label: string;
  icon: ReactNode;
  onSelect?: () => void;
  items?: MenuProps['items'];
}

interface PageProps<View extends string> {
  title: ReactNode;
  /** Takes the focus when what had it is gone. */
  headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  /** What the page amounts to: figures in `<b>`, what is late in `<b class="late">`. */
  subtitle?: ReactNode;
  /** The way to the neighbours of the period that is shown. */
  period?: ReactNode;
  views?: ViewSwitch<View> | undefined;
  /** At most one beside the page's primary action, which stands in the top bar; on phones it is behind ⋯. */
  button?: PageButton | undefined;
  /** How much of the page's matter is shown, such as the days that figures are of. */
  control?: ReactNode;
  /** All that is seldom done here: select, sort, export, what the page alone has. */
  more?: MenuProps['items'];
  /** The second row: chips, search and filter. */
  tools?: ReactNode;
  /** On phones it opens in the bar. */
  search?: PageSearch | undefined;
  /** False where the switch stands in a sheet of its own on phones. */
  hasViewsInMenu?: boolean;
  /** What it amounts to is on its way: on phones its room is kept, as other things stand below it. */
  isComing?: boolean;
  /** As tall as the window, as boards and calendars are; what is in it scrolls by itself. */
  isFull?: boolean;
  className?: string | undefined;
  /** What the whole page listens to, such as files that are dropped anywhere on it. */
  around?: ComponentProps<'div'>;
  children: ReactNode;
}

/** The frame of every page: its title and what it amounts to, how it is seen, and all else behind ⋯. */
export function Page<View extends string>(props: PageProps<View>) {
  const { isFull = false, isComing = false, className, around, tools, children } = props;
  const { subtitle, period, control } = props;
  const isPhone = useIsPhone();
  useNextView(props.views);
  return (
    <div {...around} className={classNames('page', isFull && 'is-full', className)}>
      {isPhone ? <PhoneHead {...props} /> : <DeskHead {...props} />}
      {tools}
      {isPhone && (subtitle || period || control) ? (
        <div className={classNames('page-under', isComing && 'is-coming')}>
          {subtitle ? <p className="page-sub">{subtitle}</p> : null}
          {period}
          {control}
        </div>
      ) : null}
      {children}
    </div>
  );
}

function useNextView<View extends string>(views: ViewSwitch<View> | undefined): void {
  function turn() {
    if (!views) return;
    const at = views.options.findIndex(({ value }) => value === views.value);
    const next = views.options[(at + 1) % views.options.length];
    if (next) views.onChange(next.value);
  }
  const isOn = views !== undefined;
  useShortcut('v', turn, { label: 'Next view', group: 'On this page', enabled: isOn });
}

function DeskHead<View extends string>(props: PageProps<View>) {
  const { title, headingRef, isComing = false, views, button, more = [] } = props;
  const { subtitle, period, control } = isComing ? {} : props;
  return (
    <header className="page-head row gap-14 fixed-size">
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {period}
      {subtitle ? <p className="page-sub">{subtitle}</p> : null}
      <div className="page-end">
        {views ? <Segmented className="page-views" label="View" {...views} /> : null}
        {control}
        {button ? <HeadButton button={button} /> : null}
        <MoreMenu items={more} />
      </div>
    </header>
  );
}

function PhoneHead<View extends string>(props: PageProps<View>) {
  const { title, headingRef, views, button, more = [], search, hasViewsInMenu = true } = props;
  const items = inParts([
    views && hasViewsInMenu ? viewItems(views) : [],
    button ? itemsOf(button) : [],
    more,
  ]);
  return (
    <PageBar
      title={title}
      headingRef={headingRef}
      search={search}
      more={<MoreMenu items={items} />}
    />
  );
}

function HeadButton({ button: { label, icon, onSelect, items } }: { button: PageButton }) {
  if (!items)
    return (
      <Button icon={icon} onClick={onSelect}>
        {label}
      </Button>
    );
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <Button icon={icon}>
          {label} <ChevronDown aria-hidden="true" />
        </Button>
      }
      items={items}
    />
  );
}

function itemsOf({ label, icon, onSelect, items }: PageButton): MenuProps['items'] {
  if (items) return [{ group: label }, ...items];
  return onSelect ? [{ label, icon, onSelect }] : [];
}

/** Entries of a menu with lines between what belongs together. */
export function inParts(parts: readonly MenuProps['items'][]): MenuProps['items'] {
  return parts
    .filter(({ length }) => length > 0)
    .flatMap((part, at) => (at > 0 ? ['separator' as const, ...part] : part));
}

function viewItems<View extends string>(views: ViewSwitch<View>): MenuProps['items'] {
  return views.options.map(({ value, label, icon }) => ({
    label,
    icon,
    checked: value === views.value,
    onSelect: () => views.onChange(value),
  }));
}

function MoreMenu({ items }: { items: MenuProps['items'] }) {
  const trigger = useRef<HTMLButtonElement>(null);
  const hasItems = items.length > 0;
  useShortcut('.', () => trigger.current?.click(), {
    label: 'Page menu',
    group: 'On this page',
    enabled: hasItems,
  });
  if (!hasItems) return null;
  return (
    <Menu
      label="Page menu"
      align="end"
      trigger={
        <IconButton
          ref={trigger}
          className="page-more"
          label="Page menu"
          kbd="."
          icon={<Ellipsis />}
        />
      }
      items={items}
    />
  );
}
