import { Check, MoreHorizontal, Play, Repeat, Star } from 'lucide-react';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { CoverField } from '#domains/leisure/covers/cover-field.tsx';
import { IdeasMade } from '#domains/leisure/ideas/ideas-made.tsx';
import { MakeIdea } from '#domains/leisure/ideas/make-idea.tsx';
import { entertainmentItems } from '#domains/leisure/entertainment/data.ts';
import { TitleStick } from '#domains/leisure/entertainment/list/title-stick.tsx';
import { useTitleItems } from '#domains/leisure/entertainment/list/title-menu.tsx';
import {
  isAtEnd,
  nextEpisode,
  statusLabels,
  typeLabels,
} from '#domains/leisure/entertainment/rules.ts';
import {
  entertainmentItem,
  type EntertainmentItem,
} from '#domains/leisure/entertainment/schema.ts';
import {
  goesOn,
  ideaOfTitle,
  progressText,
  seenText,
} from '#domains/leisure/entertainment/words/title-words.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { changeTitle, moveTitle, seeNext, toggleFavourite } from './title-actions.ts';
import { TitleFields } from './title-fields.tsx';
import { TitleTimes } from './title-times.tsx';
import './title-panel.css';

const readTitle = bySchema(entertainmentItem.shape.title);

interface TitlePanelProps {
  titleId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one title, each time that it was finished, and what became of it. */
export function TitlePanel({ titleId, open, onClose, onWalk }: TitlePanelProps) {
  const item = entertainmentItems.useRows(rowsById).get(titleId);
  const settings = useFormats();
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={titleId}
      title={item?.title ?? 'Title'}
      deeds={item ? <Deeds item={item} onGone={onClose} /> : null}
      footer={
        item ? (
          <>
            <MakeIdea size="md" source={ideaOfTitle(item)} />
            <span className="end" />
            <Next item={item} />
          </>
        ) : null
      }
    >
      {item ? (
        <>
          <RecordTitle
            label="Title"
            value={item.title}
            canEdit
            read={readTitle}
            onSave={(title) => changeTitle(item, { title })}
          >
            {[typeLabels[item.type], statusLabels[item.status], progressText(item)]
              .filter(Boolean)
              .join(' · ')}
          </RecordTitle>
          <TitleStick item={item} isLarge />
          <CoverField
            place={{ collection: 'entertainment-items', recordId: item.id }}
            cover={{
              id: item.id,
              title: item.title,
              note: typeLabels[item.type],
              coverId: item.coverId,
            }}
            setCoverId={(coverId) => entertainmentItems.update(item.id, { coverId })}
          />
          <TitleFields item={item} settings={settings} />
          <ProseField
            label="Review"
            value={item.review}
            placeholder="What stays with you"
            maxLength={20_000}
            onSave={(review) => changeTitle(item, { review })}
          />
          <IdeasMade recordId={item.id} />
          <TitleTimes item={item} settings={settings} />
        </>
      ) : (
        <p className="muted">This title no longer exists.</p>
      )}
    </RecordPanel>
  );
}

function Deeds({ item, onGone }: { item: EntertainmentItem; onGone: () => void }) {
  const { title, isFavorite } = item;
  const items = useTitleItems(item, onGone);
  return (
    <>
      <IconButton
        label={isFavorite ? 'Remove from favourites' : 'Add to favourites'}
        aria-pressed={isFavorite}
        className={classNames(isFavorite && 'title-favourite')}
        icon={<Star />}
        onClick={() => toggleFavourite(item)}
      />
      <Menu
        label={`More for ${title}`}
        align="end"
        trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
        items={items}
      />
    </>
  );
}

function Next({ item }: { item: EntertainmentItem }) {
  const { status, type } = item;
  if (status === 'in_progress' && goesOn(item) && !isAtEnd(item))
    return (
      <Button variant="primary" icon={<Check />} onClick={() => seeNext(item)}>
        {seenText(type, nextEpisode(item).episode)}
      </Button>
    );
  const next = {
    planned: { label: 'Start', icon: <Play />, to: 'in_progress' },
    in_progress: { label: 'Finished…', icon: <Check />, to: 'completed' },
    paused: { label: 'Go on', icon: <Play />, to: 'in_progress' },
    completed: { label: 'Again', icon: <Repeat />, to: 'in_progress' },
    dropped: { label: 'Go on', icon: <Play />, to: 'in_progress' },
  } as const;
  const { label, icon, to } = next[status];
  return (
    <Button variant="primary" icon={icon} onClick={() => moveTitle(item, to)}>
      {label}
    </Button>
  );
}
