import { Copy } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { useCopying } from '#client/ui/rows/copy-text.ts';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';

interface ToldLinkProps {
  url: string;
  /** Said before all else. */
  note?: string;
  open: boolean;
  onClose: () => void;
}

/** The address of a review link: it is stored nowhere, so this is the one time that it is shown. */
export function ToldLink({ url, note = '', open, onClose }: ToldLinkProps) {
  const { isCopied, copy } = useCopying(url, 'Link');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send this link to the brand"
      description={`${note} It is shown this once. Whoever has it can open it without an account, until it ends or you revoke it.`.trim()}
      footer={
        <>
          <span className="end" />
          <DialogClose>Done</DialogClose>
          <Button variant="primary" icon={<Copy />} onClick={copy}>
            {isCopied ? 'Copied' : 'Copy link'}
          </Button>
        </>
      }
    >
      <Field label="Review link">
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}

/** A new address in place of another one, that the browser did not let be copied. */
export function UncopiedLink({ asked, open, onClose }: DealDialogProps<'uncopied-link'>) {
  return (
    <ToldLink
      url={asked.url}
      note="It could not be copied, and the link before it no longer works."
      open={open}
      onClose={onClose}
    />
  );
}
