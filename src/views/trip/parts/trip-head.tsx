import { useNavigate } from '@tanstack/react-router';
import { ImagePlus, Lock, Pencil } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { attachFiles } from '#domains/around/attachments/uploads.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { TripCover } from '#domains/shoots/trips/cover/trip-cover.tsx';
import { askTrip } from '#domains/shoots/trips/form/trip-form-host.tsx';
import { TripMenu } from '#domains/shoots/trips/form/trip-menu.tsx';
import {
  peopleText,
  usePeopleOf,
  usePersonName,
} from '#domains/shoots/trips/people/list/people-of.ts';
import { kindLabels, statusLabels } from '#domains/shoots/trips/rules.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { tripDaysText } from '#domains/shoots/trips/words/trip-words.ts';

interface TripHeadProps {
  trip: Trip;
  formats: DayFormats;
  canEdit: boolean;
  /** What else can be done with it, before Edit. */
  children?: ReactNode;
}

const mostFaces = 5;
const tones = {
  idea: 'plain',
  planning: 'plain',
  confirmed: 'wrap',
  done: 'wrap',
  cancelled: 'plain',
} as const;

/** What a trip is called, when it is, who comes along, and what can be done with it. */
export function TripHead({ trip, formats, canEdit, children }: TripHeadProps) {
  const navigate = useNavigate();
  const nameOf = usePersonName();
  const people = usePeopleOf(trip.id);
  const names = people.map(nameOf);
  const { title, kind, status, destination, isPrivate } = trip;
  return (
    <header className="row gap-16 trip-head">
      {canEdit && !isPrivate ? <CoverButton trip={trip} /> : <TripCover trip={trip} />}
      <div className="grow">
        <h1 className="anywhere" dir="auto">
          {title}
        </h1>
        <p className="dotted trip-sub muted anywhere">
          <span>{tripDaysText(trip, formats)}</span>
          {destination ? <span dir="auto">{destination}</span> : null}
          {people.length > 0 ? (
            <span className="inline gap-6">
              <span className="trip-faces" aria-hidden="true">
                {people.slice(0, mostFaces).map((person) => (
                  <Avatar key={person.id} size="sm" name={nameOf(person)} decorative />
                ))}
              </span>
              <span dir="auto">{peopleText(names)}</span>
            </span>
          ) : null}
          <span className="inline gap-6">
            <Tape tone="plain">{kindLabels[kind]}</Tape>
            <Tape tone={tones[status]}>{statusLabels[status]}</Tape>
            {isPrivate ? (
              <Tape tone="slate" icon={<Lock aria-hidden="true" />}>
                Only you see it
              </Tape>
            ) : null}
          </span>
        </p>
      </div>
      <div className="row fixed-size trip-buttons">
        {children}
        {canEdit ? (
          <>
            <Button icon={<Pencil />} onClick={() => askTrip({ kind: 'edit', trip })}>
              Edit
            </Button>
            <TripMenu
              isOnPage
              trip={trip}
              onCopied={(id) => void navigate({ to: '/trip/$id', params: { id } })}
              onDeleted={() => void navigate({ to: '/trips' })}
            />
          </>
        ) : null}
      </div>
    </header>
  );
}

function CoverButton({ trip }: { trip: Trip }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="placed fixed-size">
      <button
        type="button"
        className="trip-cover-button"
        aria-label="Choose a cover"
        onClick={() => input.current?.click()}
      >
        <TripCover trip={trip} />
        <ImagePlus size={16} aria-hidden="true" />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label="Cover"
        onChange={({ currentTarget }) => {
          void attachFiles({ tripId: trip.id }, [...(currentTarget.files ?? [])], 'cover');
          // The same file may be chosen again.
          currentTarget.value = '';
        }}
      />
    </span>
  );
}
