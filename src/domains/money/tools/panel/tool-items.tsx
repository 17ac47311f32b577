import { CircleStop, ExternalLink, Gavel, Pause, Play, RotateCw, Tag, Trash2 } from 'lucide-react';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import { askPrice } from '#domains/money/tools/prices/price-host.tsx';
import { verdictLabels } from '#domains/money/tools/rules.ts';
import { type Tool, verdicts } from '#domains/money/tools/schema.ts';
import { deleteTool, judge, move, renew } from './tool-actions.ts';

/** What can be done with one tool, in the list and in its panel. */
export function toolItems(
  tool: Tool,
  { today, canEdit }: { today: string; canEdit: boolean },
  onGone?: () => void,
): MenuProps['items'] {
  const { url, status, nextRenewalOn } = tool;
  const site = url
    ? [
        {
          label: 'Open site',
          icon: <ExternalLink />,
          onSelect: () => void window.open(url, '_blank', 'noopener,noreferrer'),
        },
      ]
    : [];
  if (!canEdit) return site;
  const isGoing = status === 'active' || status === 'trial';
  return [
    ...site,
    { label: 'Change price', icon: <Tag />, onSelect: () => askPrice(tool.id) },
    ...(isGoing && nextRenewalOn
      ? [{ label: 'Renew now', icon: <RotateCw />, onSelect: () => renew(tool) }]
      : []),
    { group: 'Verdict' },
    ...verdicts.map((verdict) => ({
      label: verdictLabels[verdict],
      icon: <Gavel />,
      checked: tool.verdict === verdict,
      onSelect: () => judge(tool, verdict),
    })),
    { group: 'This tool' },
    ...(status === 'active'
      ? [{ label: 'Pause', icon: <Pause />, onSelect: () => move(tool, 'paused', today) }]
      : [
          {
            label: status === 'trial' ? 'Begin now' : 'Active again',
            icon: <Play />,
            onSelect: () => move(tool, 'active', today),
          },
        ]),
    ...(status === 'cancelled' || status === 'cancelling'
      ? []
      : [
          {
            label: 'I cancelled it',
            icon: <CircleStop />,
            onSelect: () => move(tool, endOf(tool), today),
          },
        ]),
    'separator' as const,
    {
      label: 'Delete',
      icon: <Trash2 />,
      danger: true,
      onSelect: () => {
        deleteTool(tool);
        onGone?.();
      },
    },
  ];
}

// What is paid for already lasts until its renewal; a trial and what does not renew end at once.
const endOf = ({ status, nextRenewalOn }: Tool) =>
  status === 'trial' || nextRenewalOn === null ? 'cancelled' : 'cancelling';
