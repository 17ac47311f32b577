import { useState } from 'react';
import { addDays } from '#client/words/dates.ts';
import { isDate } from '#shared/clock.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { postAgain } from '#views/content/posts/plan-posts.ts';

interface RepostDialogProps {
  item: ContentItem;
  open: boolean;
  onClose: () => void;
}

/** 'Post again': Enter is enough. */
export function RepostDialog({ item, open, onClose }: RepostDialogProps) {
  const settings = useFormats();
  const [plannedOn, setDate] = useState<string | null>(addDays(settings.today, 7));
  const day = plannedOn !== null && isDate(plannedOn) ? plannedOn : undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Post again"
      description={item.title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!day) return;
        postAgain(item, day);
        onClose();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="enter" disabled={!day}>
            Plan it
          </Button>
        </>
      }
    >
      <Field
        label="Goes live"
        hint="A copy with the texts of its posts is planned for this day."
        error={day ? undefined : 'Choose a day'}
      >
        <DateField value={plannedOn} onChange={setDate} settings={settings} />
      </Field>
    </Dialog>
  );
}
