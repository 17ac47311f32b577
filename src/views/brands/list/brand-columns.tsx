import { CalendarPlus } from 'lucide-react';
import { formatRowDate } from '#client/words/format-dates.ts';
import type { ListColumn } from '#client/list/use-list-table.tsx';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { DatePickerButton } from '#client/ui/dates/date-field.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import { isFollowUpDue } from '#domains/business/brands/rules.ts';
import { type Brand, relationships } from '#domains/business/brands/schema.ts';
import { setFollowUp } from '#domains/business/brands/parts/brand-actions.ts';
import { agoText } from '#domains/business/brands/parts/brand-dates.ts';
import { BrandName } from './brand-name.tsx';
import { RelationshipTape } from './relationship-tape.tsx';
import './brand-columns.css';

interface ColumnOptions {
  contacts: ReadonlyMap<string, BrandContact | undefined>;
  /** How many deals of each brand are not over. */
  open: ReadonlyMap<string, number>;
  canEdit: boolean;
  settings: DayFormats;
  /** Little room: the name says what the other columns would. */
  isNarrow: boolean;
  onOpen: (brand: Brand) => void;
}

/** How one stands with a brand: who to write to, when one last did, and when to again. */
export function brandColumns(options: ColumnOptions): ListColumn<Brand>[] {
  const { contacts, open, settings, isNarrow, onOpen } = options;
  const ago = ({ lastContactedOn }: Brand) =>
    lastContactedOn && agoText(lastContactedOn, settings.today);
  return [
    {
      name: 'name',
      label: 'Brand',
      className: 'brand-first',
      value: ({ name }) => name,
      cell: (brand) => (
        <BrandName
          brand={brand}
          note={isNarrow ? [brand.category, ago(brand)].filter(Boolean).join(' · ') : ''}
          onOpen={onOpen}
        />
      ),
    },
    {
      name: 'category',
      label: 'Category',
      isWide: true,
      className: 'brand-category muted',
      value: ({ category }) => category || null,
      cell: ({ category }) => category || null,
    },
    {
      name: 'relationship',
      label: 'Relationship',
      className: 'brand-stand',
      value: ({ relationship }) => relationships.indexOf(relationship),
      cell: ({ relationship }) => <RelationshipTape relationship={relationship} />,
    },
    {
      name: 'contact',
      label: 'Contact',
      isWide: true,
      cell: ({ id }) => {
        const contact = contacts.get(id);
        return contact ? <span title={contact.email ?? undefined}>{contact.name}</span> : null;
      },
    },
    {
      name: 'open',
      label: 'Open deals',
      isNumber: true,
      isWide: true,
      className: 'brand-deals',
      value: ({ id }) => open.get(id) ?? null,
      cell: ({ id }) => open.get(id) || null,
    },
    {
      name: 'contacted',
      label: 'Last contact',
      isWide: true,
      className: 'brand-contacted muted',
      value: ({ lastContactedOn }) => lastContactedOn,
      cell: ago,
    },
    {
      name: 'follow-up',
      label: 'Follow-up',
      isWide: true,
      className: 'brand-follow',
      value: ({ nextFollowUpOn }) => nextFollowUpOn,
      cell: (brand) => <FollowUp brand={brand} {...options} />,
    },
  ];
}

function FollowUp({
  brand,
  canEdit,
  settings,
}: Pick<ColumnOptions, 'canEdit' | 'settings'> & { brand: Brand }) {
  const { nextFollowUpOn } = brand;
  const isDue = isFollowUpDue(brand, settings.today);
  const words = nextFollowUpOn && formatRowDate(nextFollowUpOn, settings);
  if (!canEdit)
    return words ? (
      <span className={classNames(isDue && 'late')}>{words}</span>
    ) : (
      <span className="faint">–</span>
    );
  return (
    <DatePickerButton
      value={nextFollowUpOn}
      settings={settings}
      label={`Follow up with ${brand.name}`}
      onPick={(day) => setFollowUp(brand, day)}
      trigger={
        words ? (
          <button
            type="button"
            className={classNames('opens brand-follow-up', isDue && 'late')}
            aria-label={`Follow-up with ${brand.name}: ${words}`}
          >
            {words}
          </button>
        ) : (
          <IconButton
            size="sm"
            className="faint"
            label={`Set follow-up with ${brand.name}`}
            icon={<CalendarPlus />}
          />
        )
      }
    />
  );
}
