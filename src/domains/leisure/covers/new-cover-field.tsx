import { Cover, type CoverProps } from './cover.tsx';
import { CoverPicker } from './cover-picker.tsx';

interface NewCoverFieldProps {
  cover: Omit<CoverProps, 'preview' | 'children' | 'coverId'>;
  /** What was chosen; `uploadCover` sends it once the record has been made. */
  file: File | null;
  onChange: (file: File | null) => void;
}

/** The cover of a record that is being made: chosen, pasted or dropped. */
export function NewCoverField({ cover, file, onChange }: NewCoverFieldProps) {
  return (
    <CoverPicker
      cover={<Cover {...cover} coverId={null} preview={file ?? undefined} />}
      hasCover={file !== null}
      onFile={onChange}
      onRemove={() => onChange(null)}
    />
  );
}
