import { Check, Copy, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { useCopying } from '#client/ui/rows/copy-text.ts';
import './secret-code.css';

/**
 * A confirmation code: whoever reads it over a shoulder could change the booking, so it is blurred until
 * it is pressed. What is blurred are dots: the code itself is not on the page.
 */
export function SecretCode({ code, of }: { code: string; of: string }) {
  const [isShown, setShown] = useState(false);
  if (code === '') return null;
  if (isShown) return <ShownCode code={code} onHide={() => setShown(false)} />;
  return (
    <button
      type="button"
      className="secret-code target"
      aria-label={`Show the confirmation code of ${of}`}
      onClick={() => setShown(true)}
    >
      <span aria-hidden="true">••••••</span>
    </button>
  );
}

function ShownCode({ code, onHide }: { code: string; onHide: () => void }) {
  const { isCopied, copy } = useCopying(code, 'Code');
  return (
    <span className="inline gap-2">
      <output className="num anywhere secret-code-shown">{code}</output>
      <IconButton
        size="sm"
        label={isCopied ? 'Copied' : 'Copy the code'}
        icon={isCopied ? <Check /> : <Copy />}
        onClick={copy}
      />
      <IconButton size="sm" label="Hide the code" icon={<EyeOff />} onClick={onHide} />
    </span>
  );
}
