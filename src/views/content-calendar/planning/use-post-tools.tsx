import { CopyPlus, Shapes } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CalendarSource } from '#client/words/calendar.ts';
import { Later } from '#client/later/later.tsx';
import { selectItem } from '#client/list/select-item.tsx';
import type { MenuProps } from '#client/ui/menus/menu.tsx';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';

interface PostTools {
  canEdit: boolean;
  isSelecting: boolean;
  onSelect: () => void;
  date: string;
  source: CalendarSource;
  settings: DaySettings;
}

const loadCopy = () => import('./copy-week-dialog.tsx').then((part) => part.CopyWeekDialog);
const loadLegend = () => import('./legend-dialog.tsx').then((part) => part.LegendDialog);

/** What is seldom done with a month: choosing posts, copying a week, and what its shapes mean. */
export function usePostTools(tools: PostTools): { items: MenuProps['items']; dialogs: ReactNode } {
  const { canEdit, isSelecting, onSelect, ...copied } = tools;
  const [copying, setCopying] = useState({ isOpen: false, turn: 0 });
  const [isLegendOpen, setLegendOpen] = useState(false);
  const copy = {
    label: 'Copy week',
    icon: <CopyPlus />,
    onSelect: () => setCopying({ isOpen: true, turn: copying.turn + 1 }),
  };
  const shapes = {
    label: 'What the shapes mean',
    icon: <Shapes />,
    onSelect: () => setLegendOpen(true),
  };
  return {
    items: [
      ...(canEdit ? [selectItem(isSelecting, onSelect), 'separator' as const, copy] : []),
      shapes,
    ],
    dialogs: (
      <>
        <Later
          key={copying.turn}
          load={loadCopy}
          isRare
          isAsked={copying.turn > 0}
          props={{
            ...copied,
            open: copying.isOpen,
            onClose: () => setCopying({ ...copying, isOpen: false }),
          }}
        />
        <Later
          load={loadLegend}
          isRare
          isAsked={isLegendOpen}
          props={{ open: isLegendOpen, onClose: () => setLegendOpen(false) }}
        />
      </>
    ),
  };
}
