import {
  Download,
  File,
  FileArchive,
  FileSpreadsheet,
  FileText,
  Image,
  MoreHorizontal,
  Pencil,
  Tag,
  Trash2,
} from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatBytes } from '#client/words/format-bytes.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { Picture } from '#client/ui/marks/picture.tsx';
import { attachments } from './data.ts';
import type { Attachment, AttachmentKind } from './schema.ts';
import { fileUrl, thumbnailUrl } from './file-links.ts';
import { RenameField } from './rename-field.tsx';

interface AttachmentRowProps {
  attachment: Attachment;
  kinds: readonly AttachmentKind[];
  canEdit: boolean;
}

/** A file in a line: what it looks like, its name, which saves it, and what can be done with it. */
export function AttachmentRow({ attachment, kinds, canEdit }: AttachmentRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const { id, fileName, mime, sizeBytes, kind, width } = attachment;
  const remove = () =>
    tellDone('File deleted', [attachments.remove(id)], () => attachments.restore(id));
  const mark = (next: AttachmentKind) => void attachments.update(id, { kind: next });
  return (
    <li className="row gap-12 ruled attachment">
      <FileFace attachment={attachment} />
      {isRenaming ? (
        <RenameField attachment={attachment} onDone={() => setRenaming(false)} />
      ) : (
        <span className="grow stack top">
          <a className="opens trunc attachment-name" dir="auto" href={fileUrl(id)} download>
            {fileName}
          </a>
          <span className="xs faint">
            {typeName(mime)} · {formatBytes(sizeBytes)}
          </span>
        </span>
      )}
      {kind === 'file' ? null : <Tape tone="plain">{kindLabels[kind]}</Tape>}
      {canEdit ? (
        <Menu
          label={`Actions for ${fileName}`}
          align="end"
          trigger={
            <IconButton size="sm" label={`More for ${fileName}`} icon={<MoreHorizontal />} />
          }
          items={[
            { label: 'Download', icon: <Download />, onSelect: () => location.assign(fileUrl(id)) },
            { label: 'Rename', icon: <Pencil />, onSelect: () => setRenaming(true) },
            ...kinds
              .filter((one) => (one !== 'cover' && one !== 'logo') || width !== null)
              .map((one) => ({
                label: `Mark as ${kindLabels[one].toLowerCase()}`,
                icon: <Tag />,
                checked: one === kind,
                onSelect: () => mark(one === kind ? 'file' : one),
              })),
            'separator',
            { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: remove },
          ]}
        />
      ) : null}
    </li>
  );
}

function FileFace({ attachment: { id, mime, width } }: { attachment: Attachment }) {
  return (
    <span className="tile attachment-face">
      {width === null ? iconOf(mime) : <Picture url={thumbnailUrl(id)}>{iconOf(mime)}</Picture>}
    </span>
  );
}

const kindLabels: Record<AttachmentKind, string> = {
  file: 'File',
  contract: 'Contract',
  brief: 'Brief',
  proof: 'Proof',
  cover: 'Cover',
  logo: 'Logo',
};

const types: [part: string, name: string, icon: ReactNode][] = [
  ['image/jpeg', 'JPG', <Image key="jpg" aria-hidden="true" />],
  ['image/', '', <Image key="image" aria-hidden="true" />],
  ['application/pdf', 'PDF', <FileText key="pdf" aria-hidden="true" />],
  ['wordprocessingml', 'Word', <FileText key="word" aria-hidden="true" />],
  ['spreadsheetml', 'Excel', <FileSpreadsheet key="excel" aria-hidden="true" />],
  ['text/csv', 'CSV', <FileSpreadsheet key="csv" aria-hidden="true" />],
  ['text/plain', 'Text', <FileText key="text" aria-hidden="true" />],
  ['zip', 'ZIP', <FileArchive key="zip" aria-hidden="true" />],
];

function typeName(mime: string): string {
  const known = types.find(([part]) => mime.includes(part));
  return known?.[1] || (mime.split('/')[1] ?? mime).toUpperCase();
}

function iconOf(mime: string): ReactNode {
  return types.find(([part]) => mime.includes(part))?.[2] ?? <File aria-hidden="true" />;
}
