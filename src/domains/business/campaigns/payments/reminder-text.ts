import { daysBetween } from '#client/words/dates.ts';
import { formatLongDate, type Formats } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { dueOn, outstandingMinor } from './rules.ts';
import type { Payment } from './schema.ts';

interface Told {
  campaign: { campaignName: string };
  contact: { name: string } | undefined;
}
/** The day it is, and how days are written. */
export type ReminderDays = Pick<Formats, 'dateFormat'> & { today: string };

/** What one writes about a payment: ahead of its day, on it, or after it. */
export function paymentReminder(payment: Payment, deal: Told, calendar: ReminderDays): string {
  const { label, currency, invoiceNumber, remindedOn } = payment;
  const { today } = calendar;
  const due = dueOn(payment) ?? today;
  const which = invoiceNumber ? `invoice ${invoiceNumber}` : `the payment “${label}”`;
  const open = formatMoney(outstandingMinor(payment), currency);
  const what = `${which} for ${deal.campaign.campaignName} (${open})`;
  const lateDays = daysBetween(due, today);
  if (lateDays <= 0) {
    const day = lateDays === 0 ? 'today' : `on ${formatLongDate(due, calendar)}`;
    return letter(deal, [
      `A short note that ${what} is due ${day}. Could you confirm that it is on its way?`,
    ]);
  }
  const ago = lateDays === 1 ? 'yesterday' : `${lateDays} days ago`;
  const isAgain = remindedOn.some((day) => day > due && day < today);
  return letter(deal, [
    isAgain ? 'I am writing to you about this again.' : '',
    `${which.slice(0, 1).toUpperCase()}${what.slice(1)} was due on ${formatLongDate(due, calendar)}, ${ago}. Could you tell me when it will be paid?`,
  ]);
}

/** What one writes about a piece that waits for a yes. */
export function approvalReminder(title: string, deal: Told): string {
  return letter(deal, [
    `“${title}” for ${deal.campaign.campaignName} is waiting for your approval.`,
    'Could you have a look, so that it goes live on time?',
  ]);
}

function letter({ contact }: Told, sentences: readonly string[]): string {
  const [first] = contact?.name.trim().split(/\s+/) ?? [];
  const body = sentences.filter(Boolean).join(' ');
  return `${first ? `Hi ${first},` : 'Hi,'}\n\n${body}`;
}
