import { formatShortDate, type Formats } from '#client/format-dates.ts';
import { formatMoney } from '#client/format-money.ts';
import { outstandingMinor } from '#domains/campaigns/payments/rules.ts';
import type { NeededAction } from '#domains/campaigns/rules.ts';
import { rightLabels } from './deal-labels.ts';

type Reading = Pick<Formats, 'dateFormat'> & { today: string };

/** What a deal asks for, in one line. */
export function neededActionText(action: NeededAction, formats: Reading): string {
  const day = (date: string) => formatShortDate(date, formats);
  switch (action.kind) {
    case 'payment-overdue': {
      const { payment, dueOn } = action;
      const owed = formatMoney(outstandingMinor(payment), payment.currency);
      return `${payment.label}, ${owed}, was due ${day(dueOn)}`;
    }
    case 'deliverable-overdue': {
      const { deliverable, lateness } = action;
      const due = lateness === 'post' ? deliverable.postDueOn : deliverable.draftDueOn;
      const what = lateness === 'post' ? 'Post late' : 'Draft late';
      return `${what}: ${deliverable.title}${due ? `, due ${day(due)}` : ''}`;
    }
    case 'changes-requested':
      return roundText(action.deliverable);
    case 'approval-pending':
      return `${action.deliverable.title} has waited ${action.days} days for approval`;
    case 'product-late':
      return `The product is ${countOf(action.days, 'day')} late`;
    case 'next-action':
      return action.text || `Something was planned for ${day(action.dueOn)}`;
    case 'rights-ending':
      return `${rightLabels[action.usageRight.kind]} ends ${day(action.endsOn)}`;
    case 'quiet':
      return `Nothing has happened for ${action.days} days`;
    case 'complete':
      return 'Everything is delivered and paid';
  }
}

/** 'Round 3 of 2 agreed' once a brand asks for more than was agreed. */
function roundText(deliverable: { title: string; revisionRound: number; maxRevisions: number }) {
  const { title, revisionRound, maxRevisions } = deliverable;
  const extra =
    revisionRound > maxRevisions
      ? `. Round ${revisionRound} of ${maxRevisions} agreed: extra fee?`
      : '';
  return `Changes are asked for: ${title}${extra}`;
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
