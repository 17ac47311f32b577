import { useState } from 'react';
import { tagsInUse } from '#client/sync/reading/selectors.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { maxTags } from '#shared/contracts/limits.ts';
import { tagIdeas } from './idea-actions.ts';
import { numberText } from '#shared/words/number-text.ts';

interface IdeaTagsDialogProps {
  ideas: readonly ContentItem[];
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Gives the same tags to several ideas; those that they have stay. */
export function IdeaTagsDialog({ ideas, open, onClose, onDone }: IdeaTagsDialogProps) {
  const suggestions = contentItems.useRows(tagsInUse);
  const [tags, setTags] = useState<string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const count = ideas.length === 1 ? 'one idea' : `${numberText(ideas.length)} ideas`;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Add tags to ${count}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (tags.length === 0) return setAsked(true);
        tagIdeas(ideas, tags);
        onDone();
        onClose();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary">
            Add tags
          </Button>
        </>
      }
    >
      <Field
        label="Tags"
        error={isAsked && tags.length === 0 ? 'Type a tag' : undefined}
        hint={`The tags that they have stay; each takes ${maxTags} at most.`}
      >
        <TagsInput value={tags} suggestions={suggestions} onChange={setTags} />
      </Field>
    </Dialog>
  );
}
