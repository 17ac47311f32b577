import { Copy } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { useCopying } from '#client/ui/rows/copy-text.ts';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';

/** A link that reaches nobody by itself: without mail, or not copied, it is shown this one time. */
export function LinkToHandOver({
  open,
  onClose,
  email,
  url,
  workspaceName,
  isForCopying = false,
}: {
  open: boolean;
  onClose: () => void;
  email: string;
  url: string;
  workspaceName: string;
  /** Made in place of another one, to be copied, which the browser did not let happen. */
  isForCopying?: boolean;
}) {
  const { isCopied, copy } = useCopying(url, 'Link');
  const [why, hand] = isForCopying
    ? ['It could not be copied, and the link before it no longer works.', 'Hand it over']
    : [`This server sends no mail, so ${email} has not been told.`, 'Hand this link over'];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Link to ${workspaceName}`}
      description={`${why} ${hand} yourself; it is shown this once and works for 7 days.`}
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
      <Field label="Invitation link" hint={`Only ${email} can use it.`}>
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
