import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/dialog.tsx';
import { Field, TextInput } from '#client/ui/field.tsx';

/** A server that sends no mail says so, and shows the link this one time. */
export function LinkToHandOver({
  open,
  onClose,
  email,
  url,
  workspaceName,
}: {
  open: boolean;
  onClose: () => void;
  email: string;
  url: string;
  workspaceName: string;
}) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Link to ${workspaceName}`}
      description={`This server sends no mail, so ${email} has not been told. Hand this link over yourself; it is shown this once and works for 7 days.`}
      footer={
        <>
          <span className="end" />
          <DialogClose>Done</DialogClose>
          <Button
            variant="primary"
            icon={<Copy />}
            onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
          >
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
