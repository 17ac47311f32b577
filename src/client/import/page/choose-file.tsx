import { FileUp } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useDroppedFiles } from '#client/form/dropped-files.ts';
import { classNames } from '#client/ui/base/class-names.ts';
import { Button } from '#client/ui/button.tsx';
import { FormError } from '#client/ui/fields/field.tsx';
import './import-page.css';

const tables = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

export interface ChooseFileProps {
  /** What can be chosen, in a sentence or two. */
  intro: ReactNode;
  /** Endings and types of such files. */
  accept?: string;
  error: string | undefined;
  /** How much of a file is read, while it is. */
  share: number | undefined;
  /** A file is chosen; another one may be. */
  isSmall: boolean;
  onChoose: (file: File) => void;
  onLeave: (() => void) | undefined;
}

/** Where a file is dropped or chosen. */
export function ChooseFile(props: ChooseFileProps) {
  const { intro, accept = tables, error, share, isSmall, onChoose, onLeave } = props;
  const input = useRef<HTMLInputElement>(null);
  const choose = (files: readonly File[]) => {
    const [file] = files;
    if (file) onChoose(file);
  };
  const { isOver, place } = useDroppedFiles(choose, share === undefined);
  return (
    <div
      className={classNames('import-drop stack gap-10', isSmall && 'is-small', isOver && 'is-over')}
      {...place}
    >
      {isSmall ? null : <p className="muted">{intro}</p>}
      <div className="row wraps">
        <Button
          variant={isSmall ? 'secondary' : 'primary'}
          icon={<FileUp />}
          busy={share !== undefined}
          onClick={() => input.current?.click()}
        >
          {isSmall ? 'Choose another file' : 'Choose a file'}
        </Button>
        {onLeave ? (
          <Button variant="ghost" onClick={onLeave}>
            Cancel
          </Button>
        ) : null}
        {share === undefined ? (
          isSmall ? null : (
            <span className="faint sm">or drop it here</span>
          )
        ) : (
          <span className="row sm faint">
            <progress
              className="import-progress"
              max={1}
              value={share}
              aria-label="Reading the file"
            />
            Reading…
          </span>
        )}
      </div>
      <FormError>{error}</FormError>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="File to import"
        accept={accept}
        onChange={({ currentTarget }) => {
          choose([...(currentTarget.files ?? [])]);
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
