import { Archive, ArchiveRestore, Mail, MoreHorizontal, Trash2 } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { Activity } from '#domains/around/activities/activity.tsx';
import { Attachments } from '#domains/around/attachments/attachments.tsx';
import { type DayFormats, useFormats } from '#domains/people/auth/data.ts';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { type Brand, brand as brandSchema } from '#domains/business/brands/schema.ts';
import { LinkedTasks } from '#domains/tasks/linking/linked-tasks.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';
import {
  archiveBrand,
  changeBrand,
  deleteBrand,
} from '#domains/business/brands/parts/brand-actions.ts';
import { brandUses } from '#views/brands/list/brand-uses.ts';
import { BrandCampaigns } from './brand-campaigns.tsx';
import { BrandContacts } from './brand-contacts.tsx';
import { BrandLinks } from './brand-links.tsx';
import { BrandNotes } from './brand-notes.tsx';
import { BrandDetails } from './brand-details.tsx';
import { BrandLog } from './brand-log.tsx';
import { BrandNext } from './brand-next.tsx';
import { BrandStrip } from './brand-strip.tsx';
import { NewCampaign } from './new-campaign.tsx';
import { BrandPayments } from './brand-payments.tsx';
import type { BrandTab } from './brand-panel-host.tsx';
import { BrandRights } from './brand-rights.tsx';
import { primaryContacts } from '#domains/business/brands/parts/brand-selectors.ts';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import './brand-panel.css';

const readName = bySchema(brandSchema.shape.name);

/** Which section shows what a tab of an earlier version had. */
const sectionOf: Record<BrandTab, string> = {
  campaigns: 'brand-campaigns',
  contacts: 'brand-log',
  tasks: 'brand-tasks',
  links: 'brand-links',
  money: 'brand-payments',
  rights: 'brand-rights',
  notes: 'brand-notes',
};

/** What each part of the sheet is given. */
export interface BrandPartProps {
  brand: Brand;
  canEdit: boolean;
  settings: DayFormats;
  /** Closes the sheet, for what opens elsewhere: never a sheet over a sheet. */
  onLeave: () => void;
  /** Where typing begins. */
  start: RefObject<HTMLInputElement | null>;
}

interface BrandPanelProps {
  brandId: string;
  /** The part that one came for. */
  tab: BrandTab | undefined;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one brand, at the right edge while the list behind it stays. */
export function BrandPanel({ brandId, tab, open, onClose, onWalk }: BrandPanelProps) {
  const brand = brands.useRows(rowsById).get(brandId);
  const status = brands.useStatus();
  const start = useRef<HTMLInputElement>(null);
  const canEdit = useCan('edit');
  const settings = useFormats();
  const part = brand && { brand, canEdit, settings, onLeave: onClose, start };
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={brandId}
      title={brand?.name ?? 'Brand'}
      initialFocus={tab === 'contacts' && canEdit ? start : undefined}
      deeds={brand && canEdit ? <BrandDeeds brand={brand} onClose={onClose} /> : null}
      footer={
        brand && canEdit ? (
          <>
            <Button onClick={() => start.current?.focus()}>Log contact</Button>
            <span className="end" />
            <NewCampaign brand={brand} onLeave={onClose} />
          </>
        ) : null
      }
    >
      {part ? (
        <BrandParts {...part} tab={tab} />
      ) : (
        <p className="muted">
          {status === 'loading' ? 'Loading…' : 'This brand no longer exists.'}
        </p>
      )}
    </RecordPanel>
  );
}

function BrandParts({ tab, ...part }: BrandPartProps & { tab: BrandTab | undefined }) {
  const { brand, canEdit, onLeave } = part;
  const seesMoney = useSeesMoney();
  useEffect(() => {
    const id = tab && sectionOf[tab];
    if (id) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [tab]);
  return (
    <>
      {canEdit ? null : <ReadOnlyNote className="xs faint" />}
      <BrandHead brand={brand} canEdit={canEdit} />
      <BrandStrip {...part} />
      <BrandNext {...part} />
      <BrandCampaigns {...part} />
      <BrandLog {...part} />
      <BrandDetails {...part} />
      <BrandContacts {...part} />
      <div id="brand-tasks">
        <LinkedTasks field="brandId" id={brand.id} onLeave={onLeave} />
      </div>
      <BrandLinks {...part} />
      {seesMoney ? <BrandPayments {...part} /> : null}
      <BrandRights {...part} />
      <BrandNotes {...part} />
      <Attachments subject={{ brandId: brand.id }} kinds={['logo']} />
      <Activity subject={{ brandId: brand.id }} />
    </>
  );
}

function BrandHead({ brand, canEdit }: Pick<BrandPartProps, 'brand' | 'canEdit'>) {
  const contact = brandContacts.useRows(primaryContacts).get(brand.id);
  const { name, category, agencyName, isArchived } = brand;
  const { email } = contact ?? {};
  return (
    <RecordTitle
      label="Name"
      value={name}
      canEdit={canEdit}
      read={readName}
      onSave={(next) => changeBrand(brand, { name: next })}
      picture={<BrandMark size="lg" brand={brand} />}
      end={
        email ? (
          <IconButton
            boxed
            label="Copy e-mail"
            icon={<Mail />}
            onClick={() => void copyText(email, 'E-mail')}
          />
        ) : null
      }
    >
      <span>
        {[
          category,
          agencyName && `through ${agencyName}`,
          contact?.name ?? 'Nobody to write to yet',
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {isArchived ? <Tape tone="plain">Archived</Tape> : null}
    </RecordTitle>
  );
}

function BrandDeeds({ brand, onClose }: { brand: Brand; onClose: () => void }) {
  return (
    <Menu
      label={`More for ${brand.name}`}
      align="end"
      trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
      items={[
        {
          label: brand.isArchived ? 'Take out of the archive' : 'Archive',
          icon: brand.isArchived ? <ArchiveRestore /> : <Archive />,
          onSelect: () => archiveBrand(brand, !brand.isArchived),
        },
        'separator',
        {
          label: 'Delete',
          icon: <Trash2 />,
          danger: true,
          onSelect: () => (deleteBrand(brand, brandUses(brand.id)) ? onClose() : undefined),
        },
      ]}
    />
  );
}
