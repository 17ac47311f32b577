import { Camera, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { useDroppedFiles, usePastedFiles } from '#client/form/dropped-files.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import './receipt-field.css';

/** So many files can be receipts of one expense. */
const mostReceipts = 5;

interface ReceiptFieldProps {
  receipts: readonly File[];
  onChange: (receipts: readonly File[]) => void;
}

/** Photos or PDFs of a new expense: taken by the camera, chosen, dropped or pasted. */
export function ReceiptField({ receipts, onChange }: ReceiptFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const add = (files: readonly File[]) => onChange([...receipts, ...files].slice(0, mostReceipts));
  const { isOver, place } = useDroppedFiles(add, true);
  usePastedFiles(add, true);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classNames('receipt-field', isOver && 'is-over')}
      {...place}
    >
      <span id={id} className="lbl">
        Receipt <span className="faint">optional</span>
      </span>
      {receipts.length > 0 ? (
        <ul className="lines sm">
          {receipts.map((file, at) => (
            <li key={`${file.name} ${file.lastModified}`} className="row spread gap-8">
              <span className="trunc">{file.name || 'Screenshot.png'}</span>
              <IconButton
                size="sm"
                label={`Leave out ${file.name}`}
                icon={<X />}
                onClick={() => onChange(receipts.filter((_, place) => place !== at))}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="row gap-8">
        <Button
          icon={<Camera />}
          disabled={receipts.length >= mostReceipts}
          onClick={() => input.current?.click()}
        >
          Add a receipt
        </Button>
        <span className="xs faint">A photo or a PDF, also dropped or pasted here</span>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*,application/pdf"
        multiple
        hidden
        aria-label="Receipts"
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
