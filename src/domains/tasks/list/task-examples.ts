import { useNavigate } from '@tanstack/react-router';
import { momentNow } from '#client/words/dates.ts';
import { categories } from '#domains/tasks/categories/data.ts';
import { inOrder } from '#domains/tasks/categories/rules.ts';
import type { DaySettings } from '#domains/tasks/day/day-settings.ts';
import { blank } from '#domains/tasks/quick-entry/reader/quick-entry-typing.ts';
import { addTask } from '#domains/tasks/row/task-actions.ts';

const lines = [
  'Reply to a brand Thursday by 5pm',
  'Film the balcony reel tomorrow at 11am',
  'Letter, one page every Sunday',
  'Receipts in one pile every Friday',
];

/** Tasks as one would say them; each is added with one press, with its day and time understood. */
export function useTaskExamples(settings: DaySettings) {
  const navigate = useNavigate();
  const known = categories.useRows(inOrder);
  async function add(text: string) {
    const { readSaid } = await import('#domains/tasks/quick-entry/reader/quick-entry-reader.ts');
    const { ignored } = blank;
    const plannedOn = settings.today;
    const said = readSaid(text, {
      ...{ ...settings, now: momentNow, plannedOn, categories: known, ignored },
    });
    const { title, times, repeatRule, repeatMode } = said;
    const fields = {
      ...{ title, plannedOn: said.plannedOn ?? plannedOn, timeType: 'none' as const },
      ...(repeatRule ? { repeatRule } : {}),
      ...(repeatMode ? { repeatMode } : {}),
      ...times,
    };
    addTask(fields, { onPage: null, settings, navigate });
  }
  return lines.map((text) => ({ text, onUse: () => void add(text) }));
}
