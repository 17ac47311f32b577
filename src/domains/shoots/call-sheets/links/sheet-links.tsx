import { useQuery } from '@tanstack/react-query';
import { Ban, Copy, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Fields, NumberField, SwitchField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { refusalOr } from '#client/sync/api.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, FormError, TextInput } from '#client/ui/fields/field.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useCopying } from '#client/ui/rows/copy-text.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { dateOf } from '#client/words/dates.ts';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { formatMoment } from '#client/words/format-moment.ts';
import { useNow } from '#domains/people/workspaces/switcher/moments.ts';
import { revokeSheetLink, shareSheet, sheetLinksQuery } from '#domains/shoots/call-sheets/data.ts';
import { type SheetLinkState, stateOfSheetLink } from '#domains/shoots/call-sheets/rules.ts';
import {
  newSheetLink,
  type SheetLink,
  usualSheetDays,
} from '#domains/shoots/call-sheets/schema.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { newId } from '#shared/ids.ts';
import './sheet-links.css';
import { capitalized } from '#shared/words/capitalized.ts';

interface SheetLinksProps {
  trip: Trip;
  formats: DayFormats;
}

/** Links by which people without an account see the sheets of a trip, and the way to a new one. */
export function SheetLinks({ trip, formats }: SheetLinksProps) {
  const workspaceId = useScope().workspaceId ?? '';
  const { data: links = [] } = useQuery({
    ...sheetLinksQuery(workspaceId, trip.id),
    enabled: !trip.isPrivate,
  });
  const now = useNow();
  if (trip.isPrivate)
    return (
      <section className="sheet-links" aria-labelledby="sheet-links">
        <SectionHead id="sheet-links" title="Share" />
        <p className="muted pad-8">
          Only you see this trip. Share it with the workspace first, then it can have links.
        </p>
      </section>
    );
  return (
    <section className="sheet-links" aria-labelledby="sheet-links">
      <SectionHead id="sheet-links" title="Share" note={links.length || null} />
      <NewLink trip={trip} />
      {links.length > 0 ? (
        <ul className="lines">
          {links.map((link) => (
            <LinkRow key={link.id} link={link} now={now} formats={formats} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function NewLink({ trip }: { trip: Trip }) {
  const workspaceId = useScope().workspaceId ?? '';
  const form = useForm({
    ...{ showsSchedule: true, showsShots: true, showsBookings: false, showsPacking: false },
    validDays: usualSheetDays as number | null,
  });
  const [url, setUrl] = useState<string | null>(null);
  const { values, field, check, send, failure, root, isBusy } = form;

  async function share() {
    const body = { ...values, id: newId(), validDays: values.validDays ?? Number.NaN };
    if (!check(newSheetLink, body)) return;
    await send(
      async () => setUrl((await shareSheet({ workspaceId, tripId: trip.id }, body)).url),
      (error) => refusalOr(error, 'Failed to share the call sheet'),
    );
  }

  return (
    <form
      className="stack gap-12 sheet-share"
      ref={root}
      onSubmit={(event) => {
        event.preventDefault();
        void share();
      }}
    >
      <FormError>{failure}</FormError>
      <p className="sm muted">
        Whoever has the link sees these parts of all days without an account: never costs, codes or
        phone numbers.
      </p>
      <Field label="It shows" group error={field('showsSchedule').error}>
        <div className="row wraps gap-16">
          <SwitchField label="Schedule" {...field('showsSchedule')} />
          <SwitchField label="Shots" {...field('showsShots')} />
          <SwitchField label="Bookings" {...field('showsBookings')} />
          <SwitchField label="Packing" {...field('showsPacking')} />
        </div>
      </Field>
      <Fields>
        <NumberField label="Works for" unit="days" {...field('validDays')} />
      </Fields>
      <div>
        <Button type="submit" variant="primary" icon={<Link2 />} busy={isBusy}>
          Make link
        </Button>
      </div>
      {url ? <ToldLink url={url} /> : null}
    </form>
  );
}

/** It is stored nowhere, so this is the one time that it is shown. */
function ToldLink({ url }: { url: string }) {
  const { isCopied, copy } = useCopying(url, 'Link');
  return (
    <Field label="The link, shown this once">
      <span className="row gap-8">
        <TextInput readOnly value={url} onFocus={({ target }) => target.select()} />
        <Button icon={<Copy />} onClick={copy}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      </span>
    </Field>
  );
}

const tapes: Record<SheetLinkState, { tone: 'wrap' | 'plain'; text: string }> = {
  open: { tone: 'wrap', text: 'Open' },
  expired: { tone: 'plain', text: 'Expired' },
  revoked: { tone: 'plain', text: 'Revoked' },
};

interface LinkRowProps {
  link: SheetLink;
  now: number;
  formats: DayFormats;
}

function LinkRow({ link, now, formats }: LinkRowProps) {
  const workspaceId = useScope().workspaceId ?? '';
  const state = stateOfSheetLink(link, now);
  const shown = [
    link.showsSchedule ? 'schedule' : '',
    link.showsShots ? 'shots' : '',
    link.showsBookings ? 'bookings' : '',
    link.showsPacking ? 'packing' : '',
  ].filter(Boolean);
  const words = shown.join(', ');
  const until = formatShortDate(dateOf(link.expiresAt, formats.timeZone), formats);
  async function revoke() {
    try {
      await revokeSheetLink(workspaceId, link.id);
      toast.success('Link revoked');
    } catch (error) {
      toast.error(refusalOr(error, 'Failed to revoke link'));
    }
  }
  return (
    <li className="row wraps gap-10 pad-8">
      <Tape tone={tapes[state].tone}>{tapes[state].text}</Tape>
      <span className="grow">
        {capitalized(words)}
        <span className="block xs faint">
          {[
            link.openedAt
              ? `Last opened ${formatMoment(link.openedAt, formats)}`
              : 'Not opened yet',
            state === 'open' ? `works until ${until}` : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
      </span>
      {state === 'open' ? (
        <Button size="sm" variant="ghost" icon={<Ban />} onClick={() => void revoke()}>
          Revoke
        </Button>
      ) : null}
    </li>
  );
}
