import { useState } from 'react';
import { dateOf } from '#client/words/dates.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { checkLinks } from '#domains/business/affiliate-links/data.ts';
import { type Health, healthOf } from '#domains/business/affiliate-links/rules.ts';
import type { AffiliateLink } from '#domains/business/affiliate-links/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { agoText } from '#domains/business/brands/parts/brand-dates.ts';
import './link-health.css';

interface HealthProps {
  link: AffiliateLink;
  settings: DayFormats;
}

const words: Record<Health, string> = {
  unchecked: 'Not checked yet',
  ok: 'Works',
  unclear: 'The site does not answer checks',
  failing: 'Did not work the last time',
  broken: 'Broken',
};

/** How a link fares, in a word or two. */
export function healthText(link: AffiliateLink): string {
  return link.lastCheck === 'redirected_home' ? 'Leads to the home page' : words[healthOf(link)];
}

function textWithDay(link: AffiliateLink, { today, timeZone }: DayFormats): string {
  const { lastCheckedAt } = link;
  const text = healthText(link);
  return lastCheckedAt
    ? `${text}, checked ${agoText(dateOf(lastCheckedAt, timeZone), today)}`
    : text;
}

/** A dot for how a link fares; nothing for one that was never checked. */
export function HealthDot({ link, settings }: HealthProps) {
  const health = healthOf(link);
  if (health === 'unchecked' || link.url === null) return null;
  const text = textWithDay(link, settings);
  return <span role="img" aria-label={text} title={text} className={dotClass(health)} />;
}

const dotClass = (health: Health) => classNames('health-dot', `is-${health}`);
const givenUpAfterMs = 30_000;

/** How a link fares and since when one knows, with a way to check it now. */
export function LinkHealth({ link, settings, canEdit }: HealthProps & { canEdit: boolean }) {
  const { id, lastCheckedAt } = link;
  // What it was when somebody asked: once it is another, the answer is there.
  const [asked, setAsked] = useState<{ lastCheckedAt: string | null }>();
  const isChecking = asked?.lastCheckedAt === lastCheckedAt;
  function check() {
    setAsked({ lastCheckedAt });
    setTimeout(() => setAsked(undefined), givenUpAfterMs);
    void checkLinks([id]).then(({ ok }) => (ok ? undefined : setAsked(undefined)));
  }
  return (
    <p className="row sm muted">
      <span aria-hidden="true" className={dotClass(healthOf(link))} />
      <output>{isChecking ? 'Checking…' : textWithDay(link, settings)}</output>
      {canEdit ? (
        <Button size="sm" variant="ghost" disabled={isChecking} onClick={check}>
          Check now
        </Button>
      ) : null}
    </p>
  );
}
