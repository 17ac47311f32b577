import { CircleAlert, RotateCw, Upload as UploadIcon, X } from 'lucide-react';
import { formatBytes } from '#client/words/format-bytes.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import type { Upload } from './uploads.ts';

/** A file on its way, or what kept it from arriving. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { fileName, sizeBytes, share, error, retry, cancel } = upload;
  const percent = Math.round((share ?? 0) * 100);
  return (
    <li className={classNames('row gap-12 ruled attachment', error && 'is-failed')}>
      <span className="tile attachment-face">
        {error ? <CircleAlert aria-hidden="true" /> : <UploadIcon aria-hidden="true" />}
      </span>
      <span className="grow stack top">
        <span className="trunc attachment-name" dir="auto">
          {fileName}
        </span>
        {error ? (
          <span role="alert" className="xs late">
            {error}
          </span>
        ) : share === undefined ? (
          <span className="xs faint">Waits to be uploaded · {formatBytes(sizeBytes)}</span>
        ) : (
          <span className="row xs faint">
            <progress max={1} value={share} aria-label={`Uploading ${fileName}`} />
            <span className="num">
              {percent < 100 ? `${percent}% of ${formatBytes(sizeBytes)}` : 'Checking…'}
            </span>
          </span>
        )}
      </span>
      {error ? (
        <Button size="sm" icon={<RotateCw />} onClick={retry}>
          Retry
        </Button>
      ) : null}
      <IconButton
        size="sm"
        label={error ? `Dismiss ${fileName}` : `Stop uploading ${fileName}`}
        icon={<X />}
        onClick={cancel}
      />
    </li>
  );
}
