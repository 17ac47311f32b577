import { useRef, useState } from 'react';
import { call, sentenceOf } from '#client/sync/api.ts';
import { takeFocus } from '#client/later/later.tsx';
import { useOnline } from '#client/sync/live/online.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { Property } from '#client/record/property-list.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { attachments } from '#domains/around/attachments/data.ts';
import { attachFiles, useUploads } from '#domains/around/attachments/uploads.ts';
import { UploadRow } from '#domains/around/attachments/upload-row.tsx';
import { brandsContract } from '#domains/business/brands/contract.ts';
import type { Brand } from '#domains/business/brands/schema.ts';
import { newId } from '#shared/ids.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import './logo-field.css';

/** The logo of a brand: uploaded, or fetched once from an address; else its letter stands there. */
export function LogoField({ brand }: { brand: Brand }) {
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const uploads = useUploads({ brandId: brand.id });
  const isOnline = useOnline();
  const { logoId } = brand;

  async function upload(files: FileList | null) {
    const [file] = files ?? [];
    const [row] = file ? await attachFiles({ brandId: brand.id }, [file], 'logo') : [];
    if (row) tellChanged(row.id, logoId);
  }

  return (
    <Property label="Logo" isGroup isWide>
      <div className="row wraps logo-row">
        <BrandMark brand={brand} />
        <Button size="sm" disabled={!isOnline} onClick={() => input.current?.click()}>
          Upload
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={!isOnline}
          aria-expanded={isAsking}
          onClick={() => setAsking(!isAsking)}
        >
          From an address
        </Button>
        {logoId ? (
          <Button size="sm" variant="ghost" onClick={() => removeLogo(logoId)}>
            Remove
          </Button>
        ) : null}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif"
          hidden
          aria-label="Logo to upload"
          onChange={({ currentTarget }) => {
            void upload(currentTarget.files);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </div>
      {isAsking ? <LogoAddress brand={brand} onDone={() => setAsking(false)} /> : null}
      {uploads.length > 0 ? (
        <ul aria-label="Uploads">
          {uploads.map((one) => (
            <UploadRow key={one.id} upload={one} />
          ))}
        </ul>
      ) : null}
    </Property>
  );
}

function LogoAddress({ brand, onDone }: { brand: Brand; onDone: () => void }) {
  const [url, setUrl] = useState('');
  const [error, setError] = useState<string>();
  const [isFetching, setFetching] = useState(false);
  const { id, logoId } = brand;

  async function fetchIt() {
    const { workspaceId } = getScope();
    if (url.trim() === '' || isFetching || !workspaceId) return;
    setError(undefined);
    setFetching(true);
    try {
      const body = { id: newId(), url: url.trim() };
      const row = await call(brandsContract.fetchLogo, { params: { workspaceId, id }, body });
      attachments.merge([{ id: row.id, version: row.version, row }], workspaceId);
      tellChanged(row.id, logoId);
      onDone();
    } catch (failure) {
      setError(sentenceOf(failure));
    } finally {
      setFetching(false);
    }
  }

  return (
    <form
      className="row top"
      onSubmit={(event) => {
        event.preventDefault();
        void fetchIt();
      }}
    >
      <Field
        label="Address of a picture"
        className="grow"
        error={error}
        hint="A copy is kept here: nobody else learns when you look at it"
      >
        <TextInput
          ref={takeFocus}
          inputMode="url"
          autoComplete="off"
          placeholder="halden.com/logo.png"
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Button
        type="submit"
        size="sm"
        className="logo-fetch"
        busy={isFetching}
        busyLabel="Fetching…"
        disabled={url.trim() === ''}
      >
        Fetch
      </Button>
    </form>
  );
}

// The one before goes to the trash; Undo brings it back to its place.
function tellChanged(id: string, before: string | null): void {
  const written = before ? [attachments.remove(before)] : [];
  tellDone(before ? 'Logo changed' : 'Logo added', written, () => [
    attachments.remove(id),
    ...(before ? [attachments.restore(before)] : []),
  ]);
}

function removeLogo(id: string): void {
  tellDone('Logo removed', [attachments.remove(id)], () => attachments.restore(id));
}
