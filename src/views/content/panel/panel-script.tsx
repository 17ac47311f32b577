import { useId } from 'react';
import { useMore } from '#client/sync/reading/use-more.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { editRecord } from '#client/record/edit-record.ts';
import { Button } from '#client/ui/button.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { scriptLength } from '#domains/making/content/rules.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { contentScripts } from '#domains/making/content/scripts/data.ts';
import { noticeApproval } from './approval-actions.ts';
import { numberText } from '#shared/words/number-text.ts';

const maxLength = 50_000;

/** What is said, word for word, with how long that takes. */
export function PanelScript({ item, canEdit }: { item: ContentItem; canEdit: boolean }) {
  const id = useId();
  const { status, retry } = useMore(contentScripts, [{ contentItemId: item.id }]);
  const script = contentScripts.useRows(allRows).find((row) => row.contentItemId === item.id);
  const { words, seconds } = scriptLength(script?.body ?? '');

  function save(body: string) {
    noticeApproval(item);
    if (script) editRecord(script, { body }, (fields) => contentScripts.update(script.id, fields));
    else void contentScripts.create({ contentItemId: item.id, body });
  }

  return (
    <section aria-labelledby={id} className="panel-script">
      <SectionHead
        id={id}
        title="Script"
        note={words > 0 ? lengthText(words, seconds) : undefined}
      />
      {status === 'error' && !script ? (
        <p className="row pad-8 sm faint" role="alert">
          Failed to load script
          <Button size="sm" onClick={retry}>
            Try Again
          </Button>
        </p>
      ) : (
        <ProseField
          label="Script"
          hideLabel
          value={script?.body ?? ''}
          maxLength={maxLength}
          readOnly={!canEdit || status === 'loading'}
          placeholder={canEdit ? 'Write what you will say' : 'No script yet'}
          onSave={save}
        />
      )}
    </section>
  );
}

/** '340 words, about 2 min 15 s' */
function lengthText(words: number, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const time = [minutes > 0 && `${minutes} min`, rest > 0 && `${rest} s`].filter(Boolean).join(' ');
  return `${numberText(words)} ${words === 1 ? 'word' : 'words'}, about ${time || '1 s'}`;
}
