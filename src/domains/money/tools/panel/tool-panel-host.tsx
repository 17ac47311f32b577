import { Suspense } from 'react';
import { laterPart } from '#client/later/later-part.ts';
import { askedRecord } from '#client/record/asked-record.ts';
import { opensRecords } from '#client/record/openers.ts';

/** Which tool to look at; without an id a new one is written down. */
export interface ToolRequest {
  toolId?: string;
}

const record = askedRecord<ToolRequest>({
  kind: 'tool',
  idOf: ({ toolId }) => toolId,
  requestFor: (toolId) => ({ toolId }),
});

/** Opens a tool, or the form of a new one, from anywhere. */
export function openTool(request: ToolRequest = {}): void {
  record.ask(request);
}

opensRecords('tools', ({ id }) => openTool({ toolId: id }));

const ToolPanel = laterPart(() => import('./tool-panel.tsx').then((part) => part.ToolPanel));
const ToolForm = laterPart(() => import('./tool-form.tsx').then((part) => part.ToolForm));

/** The place where a tool appears; once per app. */
export function Host() {
  const asked = record.useAsked();
  if (!asked) return null;
  const { request, isOpen, turn, onClose, onWalk } = asked;
  return (
    <Suspense>
      {request.toolId ? (
        <ToolPanel
          key={turn}
          toolId={request.toolId}
          open={isOpen}
          onClose={onClose}
          onWalk={onWalk}
        />
      ) : (
        <ToolForm key={turn} open={isOpen} onClose={onClose} />
      )}
    </Suspense>
  );
}
