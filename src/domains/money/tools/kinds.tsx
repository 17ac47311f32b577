import { Wrench } from 'lucide-react';
import { recordKind, type RecordKind } from '#client/record/record-kind.ts';
import { tools } from './data.ts';
import { openTool } from './panel/tool-panel-host.tsx';

/** Tools. */
export const kinds: readonly RecordKind[] = [
  recordKind(tools, {
    place: 112,
    label: 'Tools',
    noun: 'Tool',
    icon: <Wrench />,
    titleOf: ({ name }) => name,
    besides: ({ usedFor, planName }) => `${usedFor} ${planName}`,
    look: ({ usedFor }) => ({ meta: usedFor || undefined }),
    open: ({ id }) => openTool({ toolId: id }),
  }),
];
