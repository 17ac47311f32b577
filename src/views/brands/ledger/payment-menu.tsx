import { ArrowRight, Bell, MoreHorizontal } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { useDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { dueOn, owedMinor } from '#domains/business/campaigns/payments/rules.ts';
import { copyPaymentReminder } from '#domains/business/campaigns/payments/reminders.ts';
import type { LedgerRow } from './ledger-rows.ts';

interface PaymentMenuProps {
  row: LedgerRow;
  formats: DayFormats;
  onOpen: () => void;
}

/** What can be done with a payment where it stands among all others. */
export function PaymentMenu({ row, formats, onOpen }: PaymentMenuProps) {
  const { payment, campaign } = row;
  const deal = useDeal(campaign.id);
  const isOwed = owedMinor(payment, campaign) > 0 && dueOn(payment) !== null;
  return (
    <Menu
      label={payment.label}
      align="end"
      trigger={
        <IconButton size="sm" label={`More for ${payment.label}`} icon={<MoreHorizontal />} />
      }
      items={[
        { label: 'Open the campaign', icon: <ArrowRight />, onSelect: onOpen },
        ...(deal && isOwed
          ? [
              {
                label: 'Copy a reminder',
                icon: <Bell />,
                onSelect: () => copyPaymentReminder(payment, deal, formats),
              },
            ]
          : []),
      ]}
    />
  );
}
