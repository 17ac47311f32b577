import { useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { rememberCollection } from '#domains/making/inspirations/collections/last-collection.ts';
import { linkIn } from '#domains/making/inspirations/board/link-in.ts';
import { saveImages, saveNote } from './saving.ts';
import { useShelf } from '#domains/making/inspirations/board/shelf.ts';
import { saveOrOpen } from '#domains/making/inspirations/board/use-pasting.ts';

type Kind = 'link' | 'image' | 'note';
const kinds = [
  { value: 'link', label: 'Link' },
  { value: 'image', label: 'Picture' },
  { value: 'note', label: 'Text' },
] as const;
const linkText = 'Use a web address, like https://example.com';
const maxQuote = 1_000;
const none = '';

interface SaveDialogProps {
  open: boolean;
  onClose: () => void;
  /** Words that were pasted. */
  quote: string | undefined;
  /** The collection on screen, or the one used last. */
  target: () => string | undefined;
  onKnown: (id: string) => void;
}

/** Saves a link, pictures or words, and says why. */
export function SaveDialog({
  open,
  onClose,
  quote: pasted = '',
  target,
  onKnown,
}: SaveDialogProps) {
  const { collections } = useShelf();
  const [kind, setKind] = useState<Kind>(pasted ? 'note' : 'link');
  const [link, setLink] = useState('');
  const [quote, setQuote] = useState(pasted.slice(0, maxQuote));
  const [files, setFiles] = useState<File[]>([]);
  const [title, setTitle] = useState('');
  const [why, setWhy] = useState('');
  const [drawer, setDrawer] = useState(() => target() ?? none);
  const [problem, setProblem] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const isDirty = [link, title, why].some(Boolean) || quote !== pasted || files.length > 0;

  function save(isOpened: boolean) {
    const onSaved = isOpened ? onKnown : undefined;
    const said = { title, why, collectionId: drawer || undefined, onSaved };
    const refused = problemOf();
    setProblem(refused);
    if (refused) return first.current?.focus();
    rememberCollection(drawer || undefined);
    if (kind === 'image') saveImages(files, said);
    else if (kind === 'note') saveNote(quote.trim(), said);
    else saveOrOpen(linkIn(link) ?? '', { ...said, onKnown });
    onClose();
  }

  function problemOf(): string | undefined {
    if (kind === 'link') return linkIn(link) ? undefined : linkText;
    if (kind === 'note') return quote.trim() ? undefined : 'Write down the words';
    return files.length > 0 ? undefined : 'Choose a picture';
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Save inspiration"
      dirty={isDirty}
      onSubmit={(event) => {
        event.preventDefault();
        save(false);
      }}
      onSaveAndOpen={() => save(true)}
      initialFocus={kind === 'link' ? first : undefined}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button kbd="mod+enter" onClick={() => save(true)}>
            Save and open
          </Button>
          <Button type="submit" variant="primary" kbd="enter">
            Save
          </Button>
        </>
      }
    >
      <Segmented
        label="What to save"
        wide
        value={kind}
        onChange={(next) => {
          setKind(next);
          setProblem(undefined);
        }}
        options={kinds}
      />
      {kind === 'link' ? (
        <Field label="Link" error={problem}>
          <TextInput
            ref={first}
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="https://"
            value={link}
            onChange={({ target }) => setLink(target.value)}
          />
        </Field>
      ) : null}
      {kind === 'image' ? (
        <Field label="Pictures" error={problem} hint="JPG, PNG, WebP or GIF">
          <TextInput
            ref={first}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/gif"
            multiple
            onChange={({ target }) => setFiles([...(target.files ?? [])])}
          />
        </Field>
      ) : null}
      {kind === 'note' ? (
        <Field label="Words" error={problem}>
          <TextArea
            rows={3}
            dir="auto"
            maxLength={maxQuote}
            placeholder="A line worth keeping"
            value={quote}
            onChange={({ target }) => setQuote(target.value)}
          />
        </Field>
      ) : null}
      <Field
        label="Title"
        optional
        hint={kind === 'link' ? 'Left empty, it is what the page calls itself' : undefined}
      >
        <TextInput
          dir="auto"
          autoComplete="off"
          maxLength={300}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
      </Field>
      <Field label="Why I saved this" optional>
        <TextArea
          rows={2}
          dir="auto"
          maxLength={500}
          value={why}
          onChange={({ target }) => setWhy(target.value)}
        />
      </Field>
      {collections.length > 0 ? (
        <Field label="Collection" optional>
          <Select
            label="Collection"
            value={drawer}
            onChange={setDrawer}
            options={[
              { value: none, label: 'Unsorted' },
              ...collections.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </Field>
      ) : null}
    </Dialog>
  );
}
