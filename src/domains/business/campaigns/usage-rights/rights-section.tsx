import { daysText } from '#client/words/days-text.ts';
import { Copy, MoreHorizontal, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { formatShortDate, formatShortRange } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SectionPending } from '#client/ui/base/states.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { worstOf } from '#client/sync/reading/worst-of.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { exclusivities as clauses } from '#domains/business/campaigns/exclusivities/data.ts';
import { clauseName, standingOf } from '#domains/business/campaigns/exclusivities/rules.ts';
import type { Exclusivity } from '#domains/business/campaigns/exclusivities/schema.ts';
import { usageRights as rights } from './data.ts';
import { endsOn, renewalOf, rightLabels, rightStateOf } from './rules.ts';
import type { UsageRight } from './schema.ts';
import { ConflictBox } from '#domains/business/campaigns/moves/conflict-box.tsx';
import type { OpenDialog } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import {
  rightStartLabels,
  rightStateLabels,
} from '#domains/business/campaigns/moves/deal-labels.ts';
import { copyStopUse } from './right-actions.ts';
import { RightsTimeline } from './rights-timeline.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import '#client/ui/rows/short-rows.css';

interface RightsSectionProps {
  deal: ShownDeal;
  formats: DayFormats;
  canEdit: boolean;
  openDialog: OpenDialog;
}

/** Who may use the work how long, and for whom else one may not work meanwhile. */
export function RightsSection({ deal, formats, canEdit, openDialog }: RightsSectionProps) {
  const { campaign, usageRights, exclusivities } = deal;
  const status = worstOf(rights.useStatus(), clauses.useStatus());
  const isEmpty = usageRights.length + exclusivities.length === 0;
  return (
    <section aria-labelledby="deal-rights">
      <SectionHead id="deal-rights" title="Usage and exclusivity">
        {canEdit ? (
          <Menu
            label="Add to usage and exclusivity"
            align="end"
            trigger={<IconButton size="sm" label="Add usage or exclusivity" icon={<Plus />} />}
            items={[
              { label: 'Usage right', onSelect: () => openDialog({ kind: 'right' }) },
              { label: 'Exclusivity', onSelect: () => openDialog({ kind: 'exclusivity' }) },
            ]}
          />
        ) : null}
      </SectionHead>
      <ConflictBox campaign={campaign} today={formats.today} formats={formats} />
      {isEmpty && status !== 'ready' ? (
        <SectionPending
          status={status}
          onRetry={() => {
            rights.retry();
            clauses.retry();
          }}
        />
      ) : isEmpty ? (
        <div className="deal-none">
          <p>
            {canEdit
              ? 'Can they reuse or boost your content? Note until when.'
              : 'No right to use the content is noted.'}
          </p>
        </div>
      ) : (
        <RightsTimeline deal={deal} formats={formats} />
      )}
      <ul className="short-rows">
        {usageRights.map((right) => (
          <RightRow key={right.id} {...{ deal, right, formats, canEdit, openDialog }} />
        ))}
        {exclusivities.map((clause) => (
          <ClauseRow key={clause.id} {...{ deal, clause, formats, canEdit, openDialog }} />
        ))}
      </ul>
    </section>
  );
}

const tones = {
  pending: 'plain',
  active: 'wrap',
  ending: 'lamp',
  expired: 'plain',
  perpetual: 'slate',
} as const;

function RightRow({
  deal,
  right,
  formats,
  canEdit,
  openDialog,
}: RightsSectionProps & { right: UsageRight }) {
  const { id, kind, territory, startsOn, starts, feeMinor, renewalNote } = right;
  const deliverable = deal.deliverables.find((one) => one.id === right.deliverableId);
  const state = rightStateOf(right, formats.today);
  const end = endsOn(right);
  const from = startsOn ? formatShortDate(startsOn, formats) : rightStartLabels[starts];
  const renewal = renewalOf(right);
  return (
    <li>
      <span className="grow anywhere">
        <span>{rightLabels[kind]}</span>
        <small className="block xs faint">
          {[
            deliverable?.title,
            territory,
            end ? `${from} – ${formatShortDate(end, formats)}` : lengthText(right, from),
            feeMinor ? formatMoney(feeMinor, deal.campaign.currency) : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {renewalNote ? (
          <small className="block xs faint" dir="auto">
            {renewalNote}
          </small>
        ) : null}
      </span>
      <Tape tone={tones[state]}>{rightStateLabels[state]}</Tape>
      {canEdit ? (
        <Menu
          label={rightLabels[kind]}
          align="end"
          trigger={
            <IconButton
              size="sm"
              label={`More for ${rightLabels[kind]}`}
              icon={<MoreHorizontal />}
            />
          }
          items={[
            ...(renewal
              ? [
                  {
                    label: 'Renew',
                    icon: <RefreshCw />,
                    onSelect: () => openDialog({ kind: 'right', values: renewal }),
                  },
                  {
                    label: 'Copy stop-use note',
                    icon: <Copy />,
                    onSelect: () => copyStopUse({ ...deal, right, deliverable }, formats),
                  },
                ]
              : []),
            {
              label: 'Edit',
              icon: <Pencil />,
              onSelect: () => openDialog({ kind: 'right', usageRight: right }),
            },
            {
              label: 'Delete',
              icon: <Trash2 />,
              danger: true,
              onSelect: () =>
                tellDone('Usage right deleted', [rights.remove(id)], () => rights.restore(id)),
            },
          ]}
        />
      ) : null}
    </li>
  );
}

function lengthText({ durationDays, isPerpetual }: UsageRight, from: string): string {
  if (isPerpetual) return `${from}, for ever`;
  return durationDays === null ? from : `${from}, ${daysText(durationDays)}`;
}

function ClauseRow({
  deal,
  clause,
  formats,
  canEdit,
  openDialog,
}: RightsSectionProps & { clause: Exclusivity }) {
  const { id, startsOn, endsOn: last } = clause;
  const standing = standingOf(clause, deal.campaign, formats.today);
  return (
    <li>
      <span className="grow anywhere">
        <span dir="auto">{clauseName(clause)}</span>
        <small className="block xs faint">{formatShortRange(startsOn, last, formats)}</small>
      </span>
      <Tape tone={standing === 'Exclusive' ? 'slate' : 'plain'}>{standing}</Tape>
      {canEdit ? (
        <Menu
          label={clauseName(clause)}
          align="end"
          trigger={
            <IconButton
              size="sm"
              label={`More for ${clauseName(clause)}`}
              icon={<MoreHorizontal />}
            />
          }
          items={[
            {
              label: 'Edit',
              icon: <Pencil />,
              onSelect: () => openDialog({ kind: 'exclusivity', exclusivity: clause }),
            },
            {
              label: 'Delete',
              icon: <Trash2 />,
              danger: true,
              onSelect: () =>
                tellDone('Exclusivity deleted', [clauses.remove(id)], () => clauses.restore(id)),
            },
          ]}
        />
      ) : null}
    </li>
  );
}
