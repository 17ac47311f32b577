import { Phone, Plus } from 'lucide-react';
import { SectionPending } from '#client/ui/base/states.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { formatTime } from '#client/words/format-dates.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { tripPeople } from '#domains/shoots/trips/people/data.ts';
import type { TripPerson } from '#domains/shoots/trips/people/schema.ts';
import { usePeopleOf, usePersonName } from './people-of.ts';
import { askPerson } from './person-form-host.tsx';
import './trip-people-section.css';

interface TripPeopleSectionProps {
  tripId: string;
  canEdit: boolean;
}

/** Who comes along, as what, and when they are to be there. */
export function TripPeopleSection({ tripId, canEdit }: TripPeopleSectionProps) {
  const people = usePeopleOf(tripId);
  const nameOf = usePersonName();
  const status = tripPeople.useStatus();
  return (
    <section aria-labelledby="trip-people">
      <SectionHead id="trip-people" title="People" note={people.length || null}>
        {canEdit ? (
          <IconButton
            size="sm"
            label="Add person"
            icon={<Plus />}
            onClick={() => askPerson({ tripId })}
          />
        ) : null}
      </SectionHead>
      {people.length === 0 && status !== 'ready' ? (
        <SectionPending status={status} onRetry={tripPeople.retry} />
      ) : people.length === 0 ? (
        <div className="stack gap-10 top pad-8 sm muted">
          Who comes along, what they do, and when they are to be there.
          {canEdit ? (
            <Button size="sm" icon={<Plus />} onClick={() => askPerson({ tripId })}>
              Add person
            </Button>
          ) : null}
        </div>
      ) : (
        <ul className="lines trip-people">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              name={nameOf(person)}
              onEdit={canEdit ? () => askPerson({ tripId, person }) : undefined}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PersonRowProps {
  person: TripPerson;
  name: string;
  onEdit: (() => void) | undefined;
}

function PersonRow({
  person: { role, phone, callTime, memberUserId },
  name,
  onEdit,
}: PersonRowProps) {
  const formats = useFormats();
  const said = [role, memberUserId === null ? 'Guest' : ''].filter(Boolean).join(' · ');
  return (
    <li className="row gap-10">
      <Avatar name={name} decorative />
      <span className="grow">
        {onEdit ? (
          <button
            type="button"
            className="opens block full-width trunc"
            dir="auto"
            aria-haspopup="dialog"
            onClick={onEdit}
          >
            {name}
          </button>
        ) : (
          <span className="block trunc" dir="auto">
            {name}
          </span>
        )}
        {said ? (
          <small className="block xs faint trunc" dir="auto">
            {said}
          </small>
        ) : null}
      </span>
      {callTime ? <span className="num sm">{formatTime(callTime, formats)}</span> : null}
      {phone ? (
        <a
          className="iconbtn sm"
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
          aria-label={`Call ${name}`}
        >
          <Phone aria-hidden="true" />
        </a>
      ) : null}
    </li>
  );
}
