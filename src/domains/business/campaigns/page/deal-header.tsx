import { useNavigate } from '@tanstack/react-router';
import {
  ArrowRight,
  CalendarClock,
  Copy,
  MoreHorizontal,
  Pencil,
  Share2,
  Sparkles,
  Trash2,
} from 'lucide-react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { Button, IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { openRecord } from '#client/record/openers.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import { memberName } from '#domains/people/workspaces/members/member-name.ts';
import { useIsOn } from '#domains/people/workspaces/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import type { Member } from '#domains/people/workspaces/members/schema.ts';
import { campaignMovesFrom, nextStatus, statusLabels } from '#domains/business/campaigns/rules.ts';
import type { CampaignStatus } from '#domains/business/campaigns/schema.ts';
import { deleteCampaign } from '#domains/business/campaigns/form/campaign-actions.ts';
import { unlessAvoided } from '#domains/business/campaigns/exclusivities/avoided-host.tsx';
import { makeContent, withoutContent } from '#domains/business/campaigns/moves/deal-actions.ts';
import { useHasContent } from '#domains/business/campaigns/moves/use-has-content.ts';
import { duplicateDeal } from '#domains/business/campaigns/moves/duplicate-deal.ts';
import { archiveItems } from '#domains/business/campaigns/board/deal-menu.tsx';
import type { OpenDialog } from './deal-dialogs.tsx';
import type { ShownDeal } from '#domains/business/campaigns/moves/use-deal.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';

interface DealHeaderProps {
  deal: ShownDeal;
  canEdit: boolean;
  onMove: (status: CampaignStatus) => void;
  openDialog: OpenDialog;
}

const byUserId = (rows: readonly Member[]) => new Map(rows.map((row) => [row.userId, row]));

/** Whom the deal is with, what it is called, who leads it, and what can be done with it. */
export function DealHeader({ deal, canEdit, onMove, openDialog }: DealHeaderProps) {
  const { campaign, brand, contact } = deal;
  const navigate = useNavigate();
  const lead = members.useRows(byUserId).get(campaign.ownerUserId ?? '');
  const next = nextStatus(campaign);
  const leadName = lead && memberName(lead);
  const isOn = useIsOn();
  const hasContent = useHasContent();
  const bare = isOn('content') ? withoutContent(deal, hasContent) : [];

  function remove() {
    deleteCampaign(campaign);
    void navigate({ to: '/brand-campaigns' });
  }

  async function duplicate() {
    await navigate({ to: '/campaign/$id', params: { id: duplicateDeal(deal) } });
  }

  return (
    <header className="row gap-16 deal-head">
      <BrandMark size="lg" brand={brand} name={campaign.campaignName} />
      <div className="grow">
        <h1 className="anywhere" dir="auto">
          {campaign.campaignName}
        </h1>
        <p className="dotted deal-sub muted anywhere">
          {brand ? (
            <button
              type="button"
              className="opens"
              dir="auto"
              onClick={() => openRecord({ collection: 'brands', id: brand.id })}
            >
              {brand.name}
            </button>
          ) : (
            <span>No brand yet</span>
          )}
          {contact ? <DealContact contact={contact} /> : null}
          {leadName ? (
            <span className="inline deal-lead">
              <Avatar name={leadName} size="sm" decorative />
              {`${leadName} leads`}
            </span>
          ) : null}
          {campaign.isArchived ? <Tape tone="plain">Archived</Tape> : null}
        </p>
      </div>
      {canEdit ? (
        <div className="row fixed-size deal-buttons">
          {next ? (
            <Button icon={<ArrowRight />} onClick={() => onMove(next)}>
              {next === 'completed' ? 'Complete' : `Move to ${statusLabels[next]}`}
            </Button>
          ) : null}
          <Button icon={<Pencil />} onClick={() => openDialog({ kind: 'campaign' })}>
            Edit
          </Button>
          <Menu
            label="Campaign"
            align="end"
            trigger={<IconButton boxed size="lg" label="More" icon={<MoreHorizontal />} />}
            items={[
              { group: 'Move to…' },
              ...campaignMovesFrom(campaign.status).map((status) => ({
                label: statusLabels[status],
                onSelect: () => onMove(status),
              })),
              'separator',
              ...(bare.length > 0
                ? [
                    {
                      label: 'Make content for all deliverables',
                      icon: <Sparkles />,
                      onSelect: () => makeContent(deal, bare),
                    },
                  ]
                : []),
              {
                label: 'Next step…',
                icon: <CalendarClock />,
                onSelect: () => openDialog({ kind: 'next-step' }),
              },
              ...(deal.deliverables.length > 0
                ? [
                    {
                      label: 'Share for review…',
                      icon: <Share2 />,
                      onSelect: () => openDialog({ kind: 'share' }),
                    },
                  ]
                : []),
              {
                label: 'Duplicate',
                icon: <Copy />,
                onSelect: () => unlessAvoided(brand, () => void duplicate()),
              },
              ...archiveItems(campaign),
              { label: 'Delete', icon: <Trash2 />, danger: true, onSelect: remove },
            ]}
          />
        </div>
      ) : null}
    </header>
  );
}

function DealContact({ contact: { name, role, email } }: { contact: BrandContact }) {
  return (
    <span className="deal-contact">
      <span dir="auto">{`${name}, ${contactWords[role]}`}</span>
      {email ? (
        <>
          {' '}
          <a href={`mailto:${email}`}>{email}</a>
          <IconButton
            size="sm"
            className="deal-copy"
            label={`Copy e-mail of ${name}`}
            icon={<Copy />}
            onClick={() => void copyText(email, 'E-mail')}
          />
        </>
      ) : null}
    </span>
  );
}

const contactWords = {
  partnerships: 'brand partnerships',
  pr: 'PR',
  agency: 'agency',
  finance: 'finance',
  legal: 'legal',
  other: 'contact',
};
