import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Bookmark, Lightbulb } from 'lucide-react';
import { useRef, useState } from 'react';
import { Page } from '#client/page/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { Field, TextArea, TextInput } from '#client/ui/fields/field.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { addIdea } from '#views/content/ideas/idea-actions.ts';
import { titleOfSource } from '#views/content/ideas/idea-entry.ts';
import { inspirations } from '#domains/making/inspirations/data.ts';
import { linkIn } from '#domains/making/inspirations/board/link-in.ts';
import { saveNote } from '#domains/making/inspirations/sheet/saving.ts';
import { saveOrOpen } from '#domains/making/inspirations/board/use-pasting.ts';
import { useCan, useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { SaveFromAnywhere } from './save-from-anywhere.tsx';
import { readShared } from './shared.ts';
import './share-page.css';

const route = getRouteApi('/guarded/share');
const maxTitle = 200;
const maxWords = 1_000;
const maxWhy = 500;

/** What was shared from another app or page: one press makes it an inspiration or an idea. */
export function SharePage() {
  const search = route.useSearch();
  // Another one each time: somebody shares again while the app is open.
  return <ShareForm key={JSON.stringify(search)} />;
}

function ShareForm() {
  const shared = readShared(route.useSearch());
  const navigate = useNavigate();
  const workspace = useCurrentWorkspace();
  const canEdit = useCan('edit');
  // What was saved from the same address before is known once they are here.
  inspirations.useStatus();
  const [link, setLink] = useState(shared.link);
  const [title, setTitle] = useState(shared.title.slice(0, maxTitle).toWellFormed());
  const [words, setWords] = useState(shared.words.slice(0, maxWords).toWellFormed());
  const [problem, setProblem] = useState<string>();
  const linkField = useRef<HTMLInputElement>(null);
  const isEmpty = [link, title, words].every((text) => text.trim() === '');

  /** The address that is meant; undefined after saying why it is none. */
  function checkedLink(): string | undefined {
    const typed = link.trim();
    const url = typed === '' ? '' : linkIn(typed);
    const refused = url === undefined ? 'Use a web address, like https://example.com' : undefined;
    setProblem(refused ?? (isEmpty ? 'Paste a link, or write down some words' : undefined));
    if (refused || isEmpty) linkField.current?.focus();
    return isEmpty ? undefined : url;
  }
  function saveInspiration() {
    const url = checkedLink();
    if (url === undefined) return;
    const toInspirations = (inspiration?: string) =>
      void navigate({ to: '/inspirations', search: { inspiration }, replace: true });
    if (url === '') saveNote(words.trim() || title.trim(), { title });
    else {
      let known: string | undefined;
      saveOrOpen(url, { title, why: words.trim().slice(0, maxWhy), onKnown: (id) => (known = id) });
      if (known) return toInspirations(known);
    }
    toInspirations();
  }
  function saveIdea() {
    const url = checkedLink();
    if (url === undefined) return;
    const [firstLine = ''] = words.trim().split('\n');
    const named = title.trim() || firstLine || titleOfSource(url);
    const isTitleOnly = words.trim() === named;
    addIdea({
      title: named.slice(0, maxTitle).toWellFormed().trim(),
      pillarId: null,
      sourceUrl: url || null,
      notes: isTitleOnly ? '' : words.trim(),
    });
    void navigate({ to: '/content-ideas', replace: true });
  }

  return (
    <Page
      title="Save to Dayslate"
      subtitle={canEdit ? `It goes to ${workspace?.name ?? 'this workspace'}.` : undefined}
      className="share-page"
    >
      {canEdit ? null : <ReadOnlyNote />}
      {canEdit ? (
        <form
          className="share-form cols gap-16"
          onSubmit={(event) => {
            event.preventDefault();
            saveInspiration();
          }}
        >
          <Field label="Link" error={problem} optional>
            <TextInput
              ref={linkField}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              placeholder="https://"
              value={link}
              onChange={({ target }) => setLink(target.value)}
            />
          </Field>
          <Field label="Title" optional>
            <TextInput
              dir="auto"
              autoComplete="off"
              maxLength={maxTitle}
              value={title}
              onChange={({ target }) => setTitle(target.value)}
            />
          </Field>
          <Field label="Words" optional>
            <TextArea
              rows={4}
              dir="auto"
              maxLength={maxWords}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          </Field>
          <div className="share-choice">
            <Button type="submit" variant="primary" size="lg" icon={<Bookmark />}>
              Save as inspiration
            </Button>
            <Button size="lg" icon={<Lightbulb />} onClick={saveIdea}>
              Save as idea
            </Button>
          </div>
        </form>
      ) : null}
      <SaveFromAnywhere />
    </Page>
  );
}
