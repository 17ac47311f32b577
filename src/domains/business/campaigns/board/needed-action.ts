import { daysText } from '#client/words/days-text.ts';
import { formatShortDate, type Formats } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { outstandingMinor } from '#domains/business/campaigns/payments/rules.ts';
import type { NeededAction } from '#domains/business/campaigns/attention/rules.ts';

/** A needed action in one line, and whether it is late. */
export function actionText(
  action: NeededAction,
  formats: Formats & { today: string },
): { text: string; isLate: boolean } {
  const on = (date: string) => formatShortDate(date, formats);
  switch (action.kind) {
    case 'payment-overdue': {
      const { payment, dueOn } = action;
      const owed = formatMoney(outstandingMinor(payment), payment.currency);
      return { text: `${owed} overdue since ${on(dueOn)}`, isLate: true };
    }
    case 'deliverable-overdue': {
      const { deliverable, lateness } = action;
      const what = lateness === 'post' ? 'Post late' : 'Draft late';
      return { text: `${what}: ${deliverable.title}`, isLate: true };
    }
    case 'changes-requested': {
      const { title, revisionRound, maxRevisions } = action.deliverable;
      const isExtra = revisionRound > maxRevisions;
      const extra = isExtra ? `. Round ${revisionRound} of ${maxRevisions} agreed: extra fee?` : '';
      return { text: `Changes requested: ${title}${extra}`, isLate: false };
    }
    case 'approval-pending':
      return {
        text: `Waiting ${daysText(action.days)} for approval: remind the brand`,
        isLate: false,
      };
    case 'product-late':
      return { text: `Product ${daysText(action.days)} late`, isLate: true };
    case 'next-action':
      return {
        text: action.text || 'Next step is due',
        isLate: action.dueOn < formats.today,
      };
    case 'rights-ending':
      return { text: `Usage rights end ${on(action.endsOn)}`, isLate: false };
    case 'quiet':
      return { text: `Quiet for ${daysText(action.days)}`, isLate: false };
    case 'complete':
      return { text: 'All posted and paid: complete it', isLate: false };
  }
}
