import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';

interface PipelineStartProps {
  onAdd: () => void;
  onShowArchived: () => void;
}

const hasArchive = (rows: readonly ContentItem[]) => rows.some(({ stage }) => stage === 'archived');

/** The ways on from a pipeline with nothing in it. */
export function PipelineStart({ onAdd, onShowArchived }: PipelineStartProps) {
  const hasArchived = contentItems.useRows(hasArchive);
  return (
    <>
      <Link to="/content-ideas" className={buttonClass({ variant: 'primary' })}>
        Pick from ideas
      </Link>
      <Button onClick={onAdd}>New content</Button>
      {hasArchived ? (
        <Button variant="ghost" onClick={onShowArchived}>
          Archived
        </Button>
      ) : null}
    </>
  );
}
