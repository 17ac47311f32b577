import { Star } from 'lucide-react';
import type { ListColumn } from '#client/list/use-list-table.tsx';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { Cover } from '#domains/leisure/covers/cover.tsx';
import { openTitle } from '#domains/leisure/entertainment/panel/title-panel-host.tsx';
import { statusLabels, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import type { EntertainmentItem } from '#domains/leisure/entertainment/schema.ts';
import { factsOf, progressText } from '#domains/leisure/entertainment/words/title-words.ts';
import './title-columns.css';

interface ColumnOptions {
  settings: DayFormats;
  isNarrow: boolean;
}

/** One title: what it is, how it stands, how far one is and how it was. */
export function titleColumns(options: ColumnOptions): ListColumn<EntertainmentItem>[] {
  const { settings } = options;
  return [
    {
      name: 'title',
      label: 'Title',
      value: ({ title }) => title.toLowerCase(),
      cell: (item) => <Name item={item} {...options} />,
    },
    {
      name: 'type',
      label: 'Type',
      isWide: true,
      className: 'title-type muted',
      value: ({ type }) => typeLabels[type],
      cell: ({ type }) => typeLabels[type],
    },
    {
      name: 'status',
      label: 'Status',
      className: 'title-status',
      value: ({ status }) => statusLabels[status],
      cell: ({ status }) => statusLabels[status],
    },
    {
      name: 'progress',
      label: 'Progress',
      isWide: true,
      className: 'title-progress num muted',
      cell: (item) => progressText(item) || null,
    },
    {
      name: 'where',
      label: 'Where',
      isWide: true,
      className: 'title-where muted',
      value: ({ venue }) => venue || null,
      cell: ({ venue }) => venue || null,
    },
    {
      name: 'rating',
      label: 'Rating',
      isNumber: true,
      className: 'title-rating',
      value: ({ rating }) => rating,
      cell: ({ rating }) => rating,
    },
    {
      name: 'finished',
      label: 'Finished',
      isWide: true,
      className: 'title-finished num muted',
      value: ({ finishedOn }) => finishedOn,
      cell: ({ finishedOn }) => (finishedOn ? formatShortDate(finishedOn, settings) : null),
    },
    {
      name: 'added',
      label: 'Added',
      isWide: true,
      className: 'title-added num muted',
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatShortDate(createdAt.slice(0, 10), settings),
    },
  ];
}

function Name({ item, isNarrow }: ColumnOptions & { item: EntertainmentItem }) {
  const { id, title, type, coverId, creator, releaseYear, isFavorite } = item;
  const what = [creator, releaseYear].filter(Boolean).join(', ');
  return (
    <span className="row gap-10 may-shrink">
      <span className="title-small-cover">
        <Cover id={id} title={title} note={typeLabels[type]} coverId={coverId} />
      </span>
      <span className="list-words stack may-shrink">
        <span className="row gap-6 may-shrink">
          <button
            type="button"
            data-row
            className="trunc"
            dir="auto"
            onClick={() => openTitle({ titleId: id })}
          >
            {title}
          </button>
          {isFavorite ? <Star size={12} className="title-star" aria-label="Favourite" /> : null}
        </span>
        <small className="trunc" dir="auto">
          {isNarrow ? factsOf(item) : what}
        </small>
      </span>
    </span>
  );
}
