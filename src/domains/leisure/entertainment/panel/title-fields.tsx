import {
  ChoiceProperty,
  DateProperty,
  LinkProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema, type Reading } from '#client/record/saved-text.ts';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { entertainmentItems } from '#domains/leisure/entertainment/data.ts';
import { RatingPicker } from '#domains/leisure/entertainment/finish/rating-picker.tsx';
import { genresInUse } from '#domains/leisure/entertainment/list/title-filter.ts';
import {
  hasEpisodes,
  hasSeasons,
  statusLabels,
  typeLabels,
  wrongDays,
  wrongEpisode,
} from '#domains/leisure/entertainment/rules.ts';
import {
  entertainmentItem,
  type EntertainmentItem,
  type EntertainmentItemChanges,
} from '#domains/leisure/entertainment/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { changeTitle, moveTitle } from './title-actions.ts';

const { shape } = entertainmentItem;
const read = {
  season: bySchema(shape.season),
  episode: bySchema(shape.episode),
  totalEpisodes: bySchema(shape.totalEpisodes),
  hours: bySchema(shape.hours),
  venue: bySchema(shape.venue),
  creator: bySchema(shape.creator),
  releaseYear: bySchema(shape.releaseYear),
  url: bySchema(shape.url),
  times: bySchema(shape.times),
};
const types = optionsOf(typeLabels);
const statuses = optionsOf(statusLabels);

interface TitleFieldsProps {
  item: EntertainmentItem;
  settings: DayFormats;
}

/** What a title is, how far one is, and when. */
export function TitleFields({ item, settings }: TitleFieldsProps) {
  const { type } = item;
  const genres = entertainmentItems.useRows(genresInUse);
  const change = (changes: EntertainmentItemChanges) => changeTitle(item, changes);
  const dated = (days: Partial<EntertainmentItem>) => wrongDays({ ...item, ...days });
  const fitting =
    (name: 'episode' | 'totalEpisodes') =>
    (typed: string): Reading<number | null> => {
      const reading = read[name](typed);
      if ('error' in reading) return reading;
      const wrong = wrongEpisode({ ...item, [name]: reading.value });
      return wrong ? { error: wrong } : reading;
    };
  return (
    <PropertyList canEdit>
      <ChoiceProperty
        label="Type"
        value={type}
        options={types}
        onSave={(next) => change({ type: next })}
      />
      <ChoiceProperty
        label="Status"
        value={item.status}
        options={statuses}
        onSave={(status) => moveTitle(item, status)}
      />
      <Property label="Rating" isWide isGroup>
        <RatingPicker value={item.rating} onChange={(rating) => change({ rating })} />
      </Property>
      {hasSeasons(type) ? (
        <TextProperty
          label="Season"
          add="Add a season"
          inputMode="numeric"
          value={item.season}
          read={read.season}
          onSave={(season) => change({ season })}
        />
      ) : null}
      {hasEpisodes(type) ? (
        <>
          <TextProperty
            label="Episode"
            add="Add an episode"
            inputMode="numeric"
            value={item.episode}
            read={fitting('episode')}
            onSave={(episode) => change({ episode })}
          />
          <TextProperty
            label="Episodes"
            add="How many there are"
            inputMode="numeric"
            value={item.totalEpisodes}
            read={fitting('totalEpisodes')}
            onSave={(totalEpisodes) => change({ totalEpisodes })}
          />
        </>
      ) : null}
      {type === 'game' ? (
        <TextProperty
          label="Hours"
          add="Add hours"
          inputMode="decimal"
          value={item.hours}
          read={(typed) => read.hours(typed.replace(',', '.'))}
          onSave={(hours) => change({ hours })}
        />
      ) : null}
      <TextProperty
        label="Where"
        add="Add where"
        value={item.venue}
        read={read.venue}
        onSave={(venue) => change({ venue })}
      />
      <TextProperty
        label="By"
        add="Add who made it"
        value={item.creator}
        read={read.creator}
        onSave={(creator) => change({ creator })}
      />
      <TextProperty
        label="Year"
        add="Add a year"
        inputMode="numeric"
        value={item.releaseYear}
        read={read.releaseYear}
        onSave={(releaseYear) => change({ releaseYear })}
      />
      <LinkProperty
        label="Link"
        add="Add a link"
        value={item.url}
        read={read.url}
        onSave={(url) => change({ url })}
      />
      <Property label="Genres" isWide empty={item.genres.length === 0 ? 'Add a genre' : false}>
        <TagsInput
          value={item.genres}
          suggestions={genres}
          onChange={(next) => change({ genres: next })}
        />
      </Property>
      <DateProperty
        label="Started"
        value={item.startedOn}
        settings={settings}
        problemOf={(startedOn) => dated({ startedOn })}
        onSave={(startedOn) => change({ startedOn })}
      />
      <DateProperty
        label="Finished"
        value={item.finishedOn}
        settings={settings}
        problemOf={(finishedOn) => dated({ finishedOn })}
        onSave={(finishedOn) => change({ finishedOn })}
      />
      <TextProperty
        label="Times"
        inputMode="numeric"
        value={item.times}
        read={read.times}
        onSave={(times) => change({ times })}
      />
      <DateProperty
        label="Comes out"
        value={item.releaseOn}
        settings={settings}
        onSave={(releaseOn) => change({ releaseOn })}
      />
      {hasEpisodes(type) ? (
        <DateProperty
          label="Next episode"
          value={item.nextEpisodeOn}
          settings={settings}
          onSave={(nextEpisodeOn) => change({ nextEpisodeOn })}
        />
      ) : null}
      <TextProperty
        label="With"
        add="Add who with"
        value={item.withWhom}
        read={read.venue}
        onSave={(withWhom) => change({ withWhom })}
      />
      <TextProperty
        label="Tip of"
        add="Add who recommended it"
        value={item.recommendedBy}
        read={read.venue}
        onSave={(recommendedBy) => change({ recommendedBy })}
      />
    </PropertyList>
  );
}
