import { type ReactNode, useId, useRef } from 'react';
import { useDroppedFiles, usePastedFiles } from '#client/form/dropped-files.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import './cover-picker.css';

interface CoverPickerProps {
  /** As it looks now. */
  cover: ReactNode;
  hasCover: boolean;
  onFile: (file: File) => void;
  onRemove: () => void;
  /** What else can be done, beside and below the buttons. */
  children?: ReactNode;
}

/** A cover with the ways to another one: a picture that is chosen, dropped on it or pasted. */
export function CoverPicker({ cover, hasCover, onFile, onRemove, children }: CoverPickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const take = (files: readonly File[]) => {
    const [first] = files;
    if (first) onFile(first);
  };
  const { isOver, place } = useDroppedFiles(take, true);
  usePastedFiles(take, true);
  return (
    <div
      role="group"
      aria-labelledby={id}
      className={classNames('cover-picker', isOver && 'is-over')}
      {...place}
    >
      <span className="cover-picker-face">{cover}</span>
      <div className="stack gap-8 grow">
        <span id={id} className="lbl">
          Cover <span className="faint">optional</span>
        </span>
        <div className="row wraps gap-8">
          <Button size="sm" onClick={() => input.current?.click()}>
            {hasCover ? 'Change' : 'Choose a picture'}
          </Button>
          {hasCover ? (
            <Button size="sm" variant="ghost" onClick={onRemove}>
              Remove
            </Button>
          ) : null}
          {children}
        </div>
        <span className="xs faint">Also dropped or pasted here</span>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        hidden
        aria-label="Cover to upload"
        onChange={({ currentTarget }) => {
          take([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
