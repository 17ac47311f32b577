import type { ListChip, ListRules } from '#client/list/list-words.ts';
import { ageNames, isOldEnough } from '#domains/making/content/metrics/rules.ts';
import { type AgeLabel, ageLabels } from '#domains/making/content/metrics/schema.ts';
import { type NumbersRow, type PostedPost, rowAt } from './posted-posts.ts';

interface NumbersRules {
  /** The post whose ages alone are looked at. */
  one: PostedPost | undefined;
  isAsked: (row: NumbersRow) => boolean;
  /** What is asked for, or was when this page was opened: a row stays under the hand that fills it. */
  isShownAsDue: (row: NumbersRow) => boolean;
}

/** Every post at every age that it has come to; of one that is looked at alone, at all ages. */
export function allRows(
  posted: readonly PostedPost[],
  metrics: Parameters<typeof rowAt>[2],
  postId: string | undefined,
): readonly NumbersRow[] {
  return posted.flatMap((each) =>
    ageLabels
      .filter((age) => each.post.id === postId || isOldEnough(age, each.daysOld))
      .map((age) => rowAt(each, age, metrics)),
  );
}

/** By what the numbers of posts are looked for: those that are due, else an age, a channel, a post. */
export function numbersRules(
  posted: readonly PostedPost[],
  { one, isAsked, isShownAsDue }: NumbersRules,
): ListRules<NumbersRow> {
  const channels = new Map(
    posted.flatMap(({ channel }) => (channel ? [[channel.id, channel]] : [])),
  );
  const due: ListChip<NumbersRow> = {
    value: 'due',
    label: 'Due',
    passes: isShownAsDue,
    isCounted: isAsked,
  };
  return {
    questions: one
      ? undefined
      : { name: 'age', label: 'Numbers', chips: [due, ...ageLabels.map(chipOf)] },
    filters: [
      {
        name: 'post',
        label: 'Post',
        choices: one ? [{ value: one.post.id, label: one.item.title }] : [],
        passes: ({ post }, value) => post.id === value,
      },
      {
        name: 'channel',
        label: 'Channel',
        choices: [...channels.values()].map(({ id, name }) => ({ value: id, label: name })),
        passes: ({ post }, value) => post.channelId === value,
      },
    ],
    textOf: ({ item, channel }) => `${item.title} ${channel?.name ?? ''}`,
  };
}

const chipOf = (value: AgeLabel): ListChip<NumbersRow> => ({
  value,
  label: ageNames[value],
  passes: ({ age }) => age === value,
});
