import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { countText } from '#client/words/count-text.ts';
import { formatLongDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { dueOf } from '#domains/money/recurring/figures/recurring-figures.ts';
import { settleLate } from '#domains/money/recurring/panel/recurring-actions.ts';
import { maxAtOnce } from '#domains/money/recurring/schema.ts';
import type { SettleDialogProps } from './settle-dialog.tsx';

/** Every date that was missed: those that are chosen are posted, the others skipped. */
export function LateDialog({ row, open, onClose }: SettleDialogProps) {
  const formats = useFormats();
  const due = dueOf(row, formats.today);
  const shown = due.slice(0, maxAtOnce);
  const [left, setLeft] = useState<readonly string[]>([]);
  const posted = shown.length - left.length;

  function save() {
    settleLate(
      row,
      shown.map(({ occurrenceOn }) => ({ occurrenceOn, isPosted: !left.includes(occurrenceOn) })),
    );
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Late ones of “${row.title}”`}
      description={
        due.length > shown.length
          ? `The first ${maxAtOnce} that were missed. What you do not choose is skipped.`
          : 'What you do not choose is skipped.'
      }
      dirty={left.length > 0}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button variant="primary" onClick={save}>
            {posted === 0
              ? `Skip all ${shown.length}`
              : left.length === 0
                ? `Post all ${posted}`
                : `Post ${posted}, skip ${left.length}`}
          </Button>
        </>
      }
    >
      <ul className="lines" aria-label={countText(shown.length, 'missed date')}>
        {shown.map(({ occurrenceOn, dueOn, amountMinor }) => {
          const day = formatLongDate(dueOn, formats);
          const isPosted = !left.includes(occurrenceOn);
          return (
            <li key={occurrenceOn} className="row gap-10 tall-44">
              <Check
                square
                label={`Post ${day}`}
                checked={isPosted}
                onChange={(checked) =>
                  setLeft(
                    checked ? left.filter((one) => one !== occurrenceOn) : [...left, occurrenceOn],
                  )
                }
              />
              <span className="grow">{day}</span>
              <span className="num">{formatMoney(amountMinor, row.currency)}</span>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
