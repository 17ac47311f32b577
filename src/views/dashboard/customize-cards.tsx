import { ArrowDown, ArrowUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { updatePreferences } from '#domains/people/auth/data.ts';
import type { DashboardCard, Preferences } from '#domains/people/auth/schema.ts';
import { cardFacts, inOwnOrder, movedCard, usualCards } from './cards.ts';
import './customize-cards.css';

interface CustomizeCardsProps {
  /** All cards in the user's order. */
  order: readonly DashboardCard[];
  /** Those of them that are there for the user in this workspace. */
  listed: readonly DashboardCard[];
  hidden: Preferences['dashboardHidden'];
  open: boolean;
  onClose: () => void;
}

/** Puts the cards of the dashboard in an own order and hides some; saved with each press. */
export function CustomizeCards({ order, listed, hidden, open, onClose }: CustomizeCardsProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  const isUsual =
    hidden.every((one) => one === 'set-up') &&
    inOwnOrder(usualCards).every((card, at) => card === order[at]);

  function show(card: DashboardCard, isShown: boolean) {
    const others = hidden.filter((one) => one !== card);
    void updatePreferences({ dashboardHidden: isShown ? others : [...others, card] });
  }

  function move(card: DashboardCard, by: -1 | 1) {
    void updatePreferences({ dashboardOrder: movedCard(order, { card, by, listed }) });
    setSaid(`${cardFacts[card].title}, ${listed.indexOf(card) + by + 1} of ${listed.length}`);
    // The row is put elsewhere on the page, and its button would lose the focus by that.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-move="${card} ${by}"]`)?.focus(),
    );
  }

  function reset() {
    // The first steps are over for good.
    const dashboardHidden = hidden.filter((one) => one === 'set-up');
    void updatePreferences({ ...usualCards, dashboardHidden });
    // There is nothing left to reset, and what is disabled has no focus.
    list.current?.querySelector('input')?.focus();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Customize dashboard"
      description="The cards below the week. What you choose here is yours alone, on all your devices."
      footer={
        <>
          <Button variant="ghost" disabled={isUsual} onClick={reset}>
            Reset
          </Button>
          <span className="end" />
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <ul ref={list} className="card-choices lines">
        {listed.map((card, at) => {
          const { title, hint } = cardFacts[card];
          const step = (by: -1 | 1) => ({
            'data-move': `${card} ${by}`,
            // Not `disabled`: it would lose the focus on the way up.
            'aria-disabled': listed[at + by] === undefined || undefined,
            onClick: () => (listed[at + by] === undefined ? undefined : move(card, by)),
          });
          return (
            <li key={card}>
              <Switch
                label={`Show ${title}`}
                checked={!hidden.includes(card)}
                onChange={(isShown) => show(card, isShown)}
              >
                <span className="card-choice stack may-shrink">
                  <span className="strong">{title}</span>
                  <span className="xs muted">{hint}</span>
                </span>
              </Switch>
              <IconButton size="sm" label={`Move ${title} up`} icon={<ArrowUp />} {...step(-1)} />
              <IconButton
                size="sm"
                label={`Move ${title} down`}
                icon={<ArrowDown />}
                {...step(1)}
              />
            </li>
          );
        })}
      </ul>
      <output className="sr">{said}</output>
    </Dialog>
  );
}
