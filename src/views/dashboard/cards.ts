import {
  type DashboardCard,
  dashboardCards,
  type Preferences,
} from '#domains/people/auth/schema.ts';
import type { Module } from '#shared/modules.ts';

/** What a card is called, what it shows, and the parts of the product of which one is enough for it. */
interface CardFacts {
  title: string;
  hint: string;
  modules: readonly Module[];
  /** It is there for those who see money in the workspace. */
  isOfMoney?: boolean;
  to: '/brand-campaigns' | '/content-calendar' | '/calendar' | '/trips';
}

export const cardFacts: Record<DashboardCard, CardFacts> = {
  'needs-action': {
    title: 'Needs action',
    hint: 'Deals that wait for you, and what to do',
    modules: ['deals'],
    to: '/brand-campaigns',
  },
  content: {
    title: "This week's content",
    hint: 'What goes out, the missed first',
    modules: ['content'],
    to: '/content-calendar',
  },
  money: {
    title: 'Money due',
    hint: 'Payments in and bills out of the next 14 days, and what is late',
    modules: ['deals', 'finance'],
    isOfMoney: true,
    to: '/calendar',
  },
  trips: {
    title: 'Next trips',
    hint: 'Shoots and trips of the next 30 days, and gear that is still out',
    modules: ['shoots'],
    to: '/trips',
  },
};

type Choice = Pick<Preferences, 'dashboardOrder' | 'dashboardHidden'>;

/** The cards as they come until somebody puts them otherwise. */
export const usualCards: Choice = { dashboardOrder: [], dashboardHidden: [] };

/** All cards in the user's order; what they never moved follows in its usual place. */
export function inOwnOrder({ dashboardOrder }: Choice): DashboardCard[] {
  return [...dashboardOrder, ...dashboardCards.filter((card) => !dashboardOrder.includes(card))];
}

/** The order after a card has changed places with its neighbour among those that are listed. */
export function movedCard(
  order: readonly DashboardCard[],
  { card, by, listed }: { card: DashboardCard; by: -1 | 1; listed: readonly DashboardCard[] },
): DashboardCard[] {
  const neighbour = listed[listed.indexOf(card) + by];
  if (!neighbour) return [...order];
  return order.map((one) => (one === card ? neighbour : one === neighbour ? card : one));
}
