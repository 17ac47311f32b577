import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronUp, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Formats } from '#client/words/format-dates.ts';
import { buttonClass, IconButton } from '#client/ui/button.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { campaigns as collection } from '#domains/business/campaigns/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { CampaignList, activeInOrder } from './campaign-list.tsx';
import { StatusChips, type StatusFilter } from './status-chips.tsx';
import { useCampaignForm } from '#domains/business/campaigns/form/use-campaign-form.tsx';
import './active-campaigns.css';

const most = 3;

/** The campaigns of the workspace at a glance: three of them, those under way first. */
export function ActiveCampaigns({ formats }: { formats: Formats & { today: string } }) {
  const all = collection.useRows(activeInOrder);
  const canEdit = useCan('edit');
  const { form, openForm } = useCampaignForm();
  const [filter, setFilter] = useState<StatusFilter>('all');
  const [isUnfolded, setUnfolded] = useState(false);
  const matching = filter === 'all' ? all : all.filter(({ status }) => status === filter);
  const hidden = matching.length - most;
  return (
    <section className="active-campaigns" aria-labelledby="active-campaigns">
      <div className="row gap-2 active-campaigns-head">
        <h2 id="active-campaigns" className="grow one-line">
          Active Campaigns
        </h2>
        {canEdit ? (
          <IconButton size="sm" label="New campaign" icon={<Plus />} onClick={() => openForm()} />
        ) : null}
        <Link to="/brand-campaigns" className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          View All
        </Link>
      </div>
      {all.length > 0 ? (
        <div className="ruled active-campaigns-chips">
          <StatusChips campaigns={all} value={filter} onChange={setFilter} />
        </div>
      ) : null}
      <CampaignList
        label="Active Campaigns"
        campaigns={isUnfolded ? matching : matching.slice(0, most)}
        total={all.length}
        formats={formats}
        onAdd={canEdit ? openForm : undefined}
        onClearFilter={() => setFilter('all')}
      />
      {hidden > 0 ? (
        <button
          type="button"
          className="row full-width sm muted icon-14 active-campaigns-more"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          {isUnfolded ? 'Show less' : `${hidden} more`}
        </button>
      ) : null}
      {canEdit ? null : <ReadOnlyNote className="xs faint active-campaigns-note" />}
      {form}
    </section>
  );
}
