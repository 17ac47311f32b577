import { useState } from 'react';
import { sentenceOf } from '#client/sync/api.ts';
import { useOnline } from '#client/sync/live/online.ts';
import { takeFocus } from '#client/later/later.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { Cover, type CoverProps } from './cover.tsx';
import { CoverPicker } from './cover-picker.tsx';
import { useCoverShare, useCoverUpload } from './cover-uploads.ts';
import { type CoverPlace, fetchCover, uploadCover } from './data.ts';
import './cover-field.css';

interface CoverFieldProps {
  /** Whose cover it is. */
  place: CoverPlace;
  cover: Omit<CoverProps, 'preview' | 'children'>;
  /** Writes another cover into the record: `(coverId) => books.update(id, { coverId })`. */
  setCoverId: (coverId: string | null) => Promise<{ ok: boolean }>;
}

/** The cover of a record: chosen, pasted, dropped, fetched once from an address, or taken away. */
export function CoverField({ place, cover, setCoverId }: CoverFieldProps) {
  const [isAsking, setAsking] = useState(false);
  const upload = useCoverUpload(place.recordId);
  const preview = upload && !upload.error ? upload.file : undefined;
  const { coverId } = cover;
  const isOnline = useOnline();

  function tellChanged() {
    tellDone(coverId ? 'Cover changed' : 'Cover added', [], () => setCoverId(coverId));
  }
  async function send(file: File) {
    upload?.cancel();
    if ((await uploadCover(place, file)).ok) tellChanged();
  }
  // What is on its way, or did not arrive, goes first; the cover that is there stays then.
  function remove() {
    if (upload) return upload.cancel();
    if (!coverId) return;
    tellDone('Cover removed', [setCoverId(null)], () => setCoverId(coverId));
  }

  return (
    <CoverPicker
      cover={
        <Cover {...cover} preview={preview}>
          {preview ? <Share recordId={place.recordId} isOnline={isOnline} /> : null}
        </Cover>
      }
      hasCover={coverId !== null || upload !== undefined}
      onFile={(file) => void send(file)}
      onRemove={remove}
    >
      <Button
        size="sm"
        variant="ghost"
        aria-expanded={isAsking}
        onClick={() => setAsking(!isAsking)}
      >
        From an address
      </Button>
      {upload?.error ? (
        <p role="alert" className="xs late cover-field-whole">
          {`${upload.error.replace(/[.]$/, '')}. `}
          <button type="button" className="link" onClick={upload.retry}>
            Try again
          </button>
        </p>
      ) : null}
      {isAsking ? (
        <CoverAddress
          place={place}
          onDone={() => {
            setAsking(false);
            tellChanged();
          }}
        />
      ) : null}
    </CoverPicker>
  );
}

function Share({ recordId, isOnline }: { recordId: string; isOnline: boolean }) {
  const share = useCoverShare(recordId);
  const text = share === undefined ? (isOnline ? 'Waits' : 'Waits for a connection') : undefined;
  return (
    <span className="cover-share xs num">
      {text ?? (Number(share) < 1 ? `${Math.round(Number(share) * 100)}%` : 'Checking…')}
    </span>
  );
}

function CoverAddress({ place, onDone }: { place: CoverPlace; onDone: () => void }) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const [isFetching, setFetching] = useState(false);

  async function fetchIt() {
    if (url.trim() === '' || isFetching) return;
    setError(undefined);
    setFetching(true);
    try {
      await fetchCover(place, url.trim());
      onDone();
    } catch (failure) {
      setError(sentenceOf(failure));
    } finally {
      setFetching(false);
    }
  }

  // No form of its own: the field may stand in one.
  return (
    <div className="row top cover-field-whole">
      <Field
        label="Address of a picture"
        className="grow"
        error={error}
        hint="A copy is kept here: nobody else learns what you look at"
      >
        <TextInput
          ref={takeFocus}
          inputMode="url"
          autoComplete="off"
          placeholder="example.com/cover.jpg"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void fetchIt();
          }}
        />
      </Field>
      <Button
        size="sm"
        className="cover-fetch"
        busy={isFetching}
        busyLabel="Fetching…"
        disabled={url.trim() === ''}
        onClick={() => void fetchIt()}
      >
        Fetch
      </Button>
    </div>
  );
}
