import { Copy, MoreHorizontal, Trash2 } from 'lucide-react';
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
import { affiliateLinks } from '#domains/business/affiliate-links/data.ts';
import {
  networkLabel,
  programLabels,
  statusLabels,
} from '#domains/business/affiliate-links/rules.ts';
import {
  type AffiliateLink,
  affiliateLink as linkSchema,
} from '#domains/business/affiliate-links/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { brands } from '#domains/business/brands/data.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { ExpiryTape } from '#domains/business/affiliate-links/list/expiry-tape.tsx';
import { changeLink, deleteLink, utmItems } from './link-actions.ts';
import { LinkEarnings } from './link-earnings.tsx';
import { LinkFields } from './link-fields.tsx';
import { LinkPosts } from './link-posts.tsx';
import { BrandMark } from '#domains/business/brands/parts/brand-mark.tsx';
import { LinkHealth } from './link-health.tsx';
import { statusItems } from '#domains/business/affiliate-links/list/status-items.tsx';
import './link-panel.css';
import './log-month.css';

const readTitle = bySchema(linkSchema.shape.title);

interface LinkPanelProps {
  linkId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one affiliate link, at the right edge while the list stays. */
export function LinkPanel({ linkId, open, onClose, onWalk }: LinkPanelProps) {
  const link = affiliateLinks.useRows(rowsById).get(linkId);
  const known = brands.useRows(rowsById);
  const seesMoney = useSeesMoney();
  const canEdit = useCan('edit');
  const settings = useFormats();
  const brand = link?.brandId ? known.get(link.brandId) : undefined;
  const part = link && { link, canEdit, settings };
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={linkId}
      title={link?.title ?? 'Affiliate link'}
      deeds={link ? <LinkDeeds link={link} canEdit={canEdit} onClose={onClose} /> : null}
    >
      {part ? (
        <>
          {canEdit ? null : <ReadOnlyNote className="xs faint" />}
          <RecordTitle
            label="Title"
            value={part.link.title}
            canEdit={canEdit}
            read={readTitle}
            onSave={(title) => changeLink(part.link, { title })}
            picture={<BrandMark size="lg" brand={brand} name={part.link.title} />}
          >
            <span>
              {[brand?.name, networkLabel(part.link.network), programLabels[part.link.programType]]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </RecordTitle>
          <LinkHead link={part.link} today={settings.today} />
          {part.link.url ? <LinkHealth {...part} /> : null}
          {seesMoney ? <LinkEarnings {...part} /> : null}
          <LinkFields {...part} />
          <LinkPosts {...part} onLeave={onClose} />
        </>
      ) : (
        <p className="muted">This link no longer exists.</p>
      )}
    </RecordPanel>
  );
}

function LinkHead({ link, today }: { link: AffiliateLink; today: string }) {
  const { url, discountCode, status } = link;
  return (
    <div className="row wraps">
      {url ? (
        <Button size="sm" icon={<Copy />} onClick={() => void copyText(url, 'Link')}>
          Copy link
        </Button>
      ) : null}
      {discountCode ? (
        <Button size="sm" icon={<Copy />} onClick={() => void copyText(discountCode, 'Code')}>
          {`Copy ${discountCode}`}
        </Button>
      ) : null}
      {status === 'active' ? null : <Tape tone="plain">{statusLabels[status]}</Tape>}
      <ExpiryTape link={link} today={today} />
    </div>
  );
}

interface LinkDeedsProps {
  link: AffiliateLink;
  canEdit: boolean;
  onClose: () => void;
}

function LinkDeeds({ link, canEdit, onClose }: LinkDeedsProps) {
  return (
    <Menu
      label={`More for ${link.title}`}
      align="end"
      trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
      items={[
        ...utmItems(link),
        ...(canEdit
          ? [
              ...statusItems(link),
              'separator' as const,
              {
                label: 'Delete',
                icon: <Trash2 />,
                danger: true,
                onSelect: () => {
                  deleteLink(link);
                  onClose();
                },
              },
            ]
          : []),
      ]}
    />
  );
}
