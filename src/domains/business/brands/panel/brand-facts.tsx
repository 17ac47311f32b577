import { daysText } from '#client/words/days-text.ts';
import type { ReactNode } from 'react';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Tape } from '#client/ui/marks/tape.tsx';
import { relationshipLabels } from '#domains/business/brands/rules.ts';
import { agoText, inText } from './brand-dates.ts';
import type { BrandPartProps } from './brand-panel.tsx';

/** The same for who may only look: what there is, without fields. */
export function BrandFacts({ brand, settings: { today } }: BrandPartProps) {
  const seesMoney = useSeesMoney();
  const facts: [string, ReactNode][] = [
    ['Relationship', relationshipLabels[brand.relationship]],
    ['Last contact', brand.lastContactedOn && agoText(brand.lastContactedOn, today)],
    ['Next follow-up', brand.nextFollowUpOn && inText(brand.nextFollowUpOn, today)],
    ['Category', brand.category],
    ['Agency', brand.agencyName],
    ['Website', brand.website && <WebLink key="web" url={brand.website} />],
    ['Payment terms', seesMoney && daysText(brand.paymentTermsDays)],
    ...brand.socialHandles.map(({ platform, handle }): [string, string] => [platform, handle]),
    ['Tags', brand.tags.length > 0 && brand.tags.map((tag) => <Tape key={tag}>{tag}</Tape>)],
  ];
  return (
    <dl className="brand-facts">
      {facts.map(([label, value], place) =>
        value ? (
          <div key={`${label} ${place}`}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** A link of a brand into the web. */
export function WebLink({ url }: { url: string }) {
  return (
    <a className="trunc" href={url} target="_blank" rel="noopener noreferrer nofollow">
      {url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
    </a>
  );
}
