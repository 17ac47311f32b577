import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { encodingLabels, encodings } from '#client/import/reading/decode.ts';
import type { ReadAs, ReadFile } from '#client/import/reading/read-file.ts';
import { separatorLabels, separators } from '#client/import/reading/read-table.ts';
import { Button } from '#client/ui/button.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';

interface FileWritingProps {
  file: ReadFile;
  hasNames: boolean;
  onReadAs: (said: ReadAs) => void;
  onHasNames: (hasNames: boolean) => void;
}

/** Options of a closed list, with how each reads. */
export function optionsOf<T extends string>(
  values: readonly T[],
  labels: Readonly<Record<T, string>>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** How a file is written, folded: it is guessed, and seldom wrong. */
export function FileWriting({ file, hasNames, onReadAs, onHasNames }: FileWritingProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="import-more"
        icon={isOpen ? <ChevronDown /> : <ChevronRight />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        How the file is written
      </Button>
      <div id={id} className="import-settings" hidden={!isOpen}>
        <Field label="Letters">
          <Select
            label="Letters"
            value={file.encoding}
            onChange={(encoding) => onReadAs({ encoding })}
            options={optionsOf(encodings, encodingLabels)}
          />
        </Field>
        <Field label="Between cells">
          <Select
            label="Between cells"
            value={file.separator}
            onChange={(separator) => onReadAs({ separator })}
            options={optionsOf(separators, separatorLabels)}
          />
        </Field>
        <Switch label="The first row names the columns" checked={hasNames} onChange={onHasNames}>
          <span>The first row names the columns</span>
        </Switch>
      </div>
    </>
  );
}
