import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/dialog.tsx';
import { Field, TextInput } from '#client/ui/field.tsx';

interface ToldLinkProps {
  url: string;
  open: boolean;
  onClose: () => void;
}

/** The address of a review link: it is stored nowhere, so this is the one time that it is shown. */
export function ToldLink({ url, open, onClose }: ToldLinkProps) {
  const [isCopied, setCopied] = useState(false);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Send this link to the brand"
      description="It is shown this once. Whoever has it can open it without an account, until it ends or you revoke it."
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
      <Field label="Review link">
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
    </Dialog>
  );
}
