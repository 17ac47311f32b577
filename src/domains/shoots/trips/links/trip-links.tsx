import { useNavigate } from '@tanstack/react-router';
import { Plus, Unlink } from 'lucide-react';
import { useState } from 'react';
import { openRecord } from '#client/record/openers.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import { brands } from '#domains/business/brands/data.ts';
import { campaigns } from '#domains/business/campaigns/data.ts';
import { statusLabels } from '#domains/business/campaigns/rules.ts';
import { contentItems } from '#domains/making/content/data.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { useStageNames } from '#domains/people/workspaces/settings/use-stage-names.ts';
import type { Trip } from '#domains/shoots/trips/schema.ts';
import { unlinkDeal, unlinkPiece } from './link-actions.ts';
import { LinkForm } from './link-form.tsx';
import { useDealsOf, usePiecesOf } from './links-of.ts';
import './trip-links.css';

/** The deals and the pieces of content that a trip is for. */
export function TripLinks({ trip, canEdit }: { trip: Trip; canEdit: boolean }) {
  const navigate = useNavigate();
  const isOn = useIsOn();
  const stages = useStageNames();
  const deals = useDealsOf(trip.id);
  const pieces = usePiecesOf(trip.id);
  const dealOf = campaigns.useRows(rowsById);
  const pieceOf = contentItems.useRows(rowsById);
  const brandOf = brands.useRows(rowsById);
  const [isAsked, setAsked] = useState(false);
  const [turn, setTurn] = useState(0);
  if (!isOn('deals', 'content')) return null;
  const shown = {
    deals: isOn('deals') ? deals.flatMap((link) => rowOf(link, dealOf.get(link.campaignId))) : [],
    pieces: isOn('content')
      ? pieces.flatMap((link) => rowOf(link, pieceOf.get(link.contentItemId)))
      : [],
  };
  const count = shown.deals.length + shown.pieces.length;
  if (!canEdit && count === 0) return null;
  return (
    <section aria-labelledby="trip-links">
      <SectionHead id="trip-links" title="Made for" note={count || null}>
        {canEdit ? (
          <IconButton
            size="sm"
            label="Link a deal or a piece"
            icon={<Plus />}
            onClick={() => {
              setTurn(turn + 1);
              setAsked(true);
            }}
          />
        ) : null}
      </SectionHead>
      {count === 0 ? (
        <p className="pad-8 sm muted">The deals and the posts that this is made for.</p>
      ) : (
        <ul className="lines trip-links">
          {shown.deals.map(({ link, row: deal }) => {
            const brand = brandOf.get(deal.brandId ?? '');
            return (
              <li key={link.id} className="row gap-8">
                <BrandMark size="sm" brand={brand} name={deal.campaignName} />
                <button
                  type="button"
                  className="opens grow trunc"
                  dir="auto"
                  onClick={() => void navigate({ to: '/campaign/$id', params: { id: deal.id } })}
                >
                  {deal.campaignName}
                </button>
                <Tape tone="plain">{statusLabels[deal.status]}</Tape>
                {canEdit ? (
                  <UnlinkButton name={deal.campaignName} onPress={() => unlinkDeal(link)} />
                ) : null}
              </li>
            );
          })}
          {shown.pieces.map(({ link, row: piece }) => (
            <li key={link.id} className="row gap-8">
              <button
                type="button"
                className="opens grow trunc"
                dir="auto"
                aria-haspopup="dialog"
                onClick={() => openRecord({ collection: 'content-items', id: piece.id })}
              >
                {piece.title}
              </button>
              <Tape tone={piece.stage === 'published' ? 'wrap' : 'plain'}>
                {stages[piece.stage]}
              </Tape>
              {canEdit ? (
                <UnlinkButton name={piece.title} onPress={() => unlinkPiece(link)} />
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <LinkForm key={turn} tripId={trip.id} open={isAsked} onClose={() => setAsked(false)} />
    </section>
  );
}

function rowOf<Link, Row>(link: Link, row: Row | undefined): { link: Link; row: Row }[] {
  return row ? [{ link, row }] : [];
}

function UnlinkButton({ name, onPress }: { name: string; onPress: () => void }) {
  return <IconButton size="sm" label={`Unlink ${name}`} icon={<Unlink />} onClick={onPress} />;
}
