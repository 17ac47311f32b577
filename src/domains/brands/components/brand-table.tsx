import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatRowDate } from '#client/format-dates.ts';
import { useTableKeys } from '#client/table-keys.ts';
import { sortedBy, useTableSort } from '#client/table-sort.ts';
import { type RowSelection, useRowSelection } from '#client/use-row-selection.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import { saveCsv } from '#client/ui/csv.ts';
import { classNames } from '#client/ui/class-names.ts';
import { DatePickerButton } from '#client/ui/date-field.tsx';
import { ActionsHead, RowCheck, SelectableTable } from '#client/ui/row-select.tsx';
import { SortHead } from '#client/ui/sort-head.tsx';
import { WriteState } from '#client/ui/write-state.tsx';
import type { DayFormats } from '#domains/auth/data.ts';
import { campaigns } from '#domains/campaigns/data.ts';
import { brandContacts } from '#domains/brands/contacts/data.ts';
import type { BrandContact } from '#domains/brands/contacts/schema.ts';
import { brands as collection } from '#domains/brands/data.ts';
import { isFollowUpDue } from '#domains/brands/rules.ts';
import { type Brand, relationships } from '#domains/brands/schema.ts';
import { setFollowUp } from './brand-actions.ts';
import { BrandBulkBar } from './brand-bulk-bar.tsx';
import { brandRows } from './brand-csv.ts';
import { agoText } from './brand-dates.ts';
import { BrandMenu } from './brand-menu.tsx';
import { openCount, primaryContacts } from './brand-selectors.ts';
import { RelationshipTape } from './relationship-tape.tsx';
import { BrandMark } from './brand-mark.tsx';
import '#client/ui/table.css';
import './brand-table.css';

const columns = ['name', 'category', 'relationship', 'open', 'contacted', 'follow-up'] as const;
const most = 200;

interface BrandTableProps {
  brands: readonly Brand[];
  canEdit: boolean;
  settings: DayFormats;
  onOpen: (brand: Brand) => void;
}

/** Brands by how one stands with them: who to write to, when one last did, and when to again. */
export function BrandTable({ brands, canEdit, settings, onOpen }: BrandTableProps) {
  const table = useRef<HTMLTableElement>(null);
  useTableKeys(table);
  const contacts = brandContacts.useRows(primaryContacts);
  const open = campaigns.useRows(openCount);
  const failures = collection.useFailures();
  const [sort, choose] = useTableSort('content-brands', columns, {
    by: 'name',
    isDescending: false,
  });
  const [shownCount, setShownCount] = useState(most);
  const values: Record<(typeof columns)[number], (brand: Brand) => string | number | null> = {
    name: ({ name }) => name,
    category: ({ category }) => category || null,
    relationship: ({ relationship }) => relationships.indexOf(relationship),
    open: ({ id }) => open.get(id) ?? null,
    contacted: ({ lastContactedOn }) => lastContactedOn,
    'follow-up': ({ nextFollowUpOn }) => nextFollowUpOn,
  };
  const sorted = sortedBy(brands, values[sort.by], sort.isDescending);
  const listed = sorted.slice(0, shownCount);
  const selection = useRowSelection(table, listed, canEdit);
  const { selected } = selection;
  const head = { sort, onSort: choose };
  return (
    <SelectableTable
      isSelecting={selection.isSelecting}
      bar={
        selected.length > 0 ? (
          <BrandBulkBar
            {...selection.bulk}

            onExport={() => saveCsv('brands.csv', brandRows(selected, contacts))}
          />
        ) : null
      }
    >
      <table ref={table} className="table brands-table">
        <thead>
          <tr>
            <SortHead name="name" {...head}>
              Brand
            </SortHead>
            <SortHead name="category" className="wide" {...head}>
              Category
            </SortHead>
            <SortHead name="relationship" {...head}>
              Relationship
            </SortHead>
            <th scope="col" className="wide">
              Contact
            </th>
            <SortHead name="open" className="n wide" {...head}>
              Open deals
            </SortHead>
            <SortHead name="contacted" className="wide" {...head}>
              Last contact
            </SortHead>
            <SortHead name="follow-up" className="wide" {...head}>
              Follow-up
            </SortHead>
            <ActionsHead
              what="brands"
              className="brands-more"
              selection={canEdit ? selection : undefined}
            />
          </tr>
        </thead>
        <tbody>
          {listed.map((brand) => (
            <BrandRow
              key={brand.id}
              brand={brand}
              contact={contacts.get(brand.id)}
              openCampaigns={open.get(brand.id) ?? 0}
              canEdit={canEdit}
              settings={settings}
              selection={selection}
              failure={failures.find(({ id }) => id === brand.id)}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
      {sorted.length > shownCount ? (
        <Button variant="ghost" onClick={() => setShownCount(shownCount + most)}>
          {`Show more of ${sorted.length.toLocaleString('en')} brands`}
        </Button>
      ) : null}
    </SelectableTable>
  );
}

interface BrandRowProps extends Omit<BrandTableProps, 'brands'> {
  brand: Brand;
  contact: BrandContact | undefined;
  openCampaigns: number;
  selection: RowSelection;
  failure: ReturnType<typeof collection.useFailures>[number] | undefined;
}

function BrandRow(props: BrandRowProps) {
  const { brand, contact, openCampaigns, canEdit, settings, selection, failure, onOpen } = props;
  const { name, category, relationship, lastContactedOn } = brand;
  const ago = lastContactedOn && agoText(lastContactedOn, settings.today);
  return (
    <tr
      data-row-id={brand.id}
      className={classNames(failure && 'is-failed', selection.has(brand.id) && 'is-selected')}
    >
      <td>
        <span className="brand-name">
          {canEdit ? <RowCheck id={brand.id} name={name} selection={selection} /> : null}
          <BrandMark size="sm" brand={brand} />
          <span className="brand-words">
            <button
              type="button"
              data-row
              className="trunc"
              dir="auto"
              onClick={() => onOpen(brand)}
            >
              {name}
            </button>
            <small className="trunc">{[category, ago].filter(Boolean).join(' · ')}</small>
          </span>
          <WriteState failure={failure} />
        </span>
      </td>
      <td className="wide muted">{category || <Missing />}</td>
      <td>
        <RelationshipTape relationship={relationship} />
      </td>
      <td className="wide">
        {contact ? (
          <span className="trunc brand-contact" title={contact.email ?? undefined}>
            {contact.name}
          </span>
        ) : (
          <Missing />
        )}
      </td>
      <td className="n wide">{openCampaigns || <Missing />}</td>
      <td className="wide muted">{ago ?? <Missing />}</td>
      <td className="wide">
        <FollowUp brand={brand} canEdit={canEdit} settings={settings} />
      </td>
      <td className="brands-more">{canEdit ? <BrandMenu brand={brand} /> : null}</td>
    </tr>
  );
}

function FollowUp({
  brand,
  canEdit,
  settings,
}: Pick<BrandRowProps, 'brand' | 'canEdit' | 'settings'>) {
  const { nextFollowUpOn } = brand;
  const isDue = isFollowUpDue(brand, settings.today);
  const words = nextFollowUpOn && formatRowDate(nextFollowUpOn, settings);
  if (!canEdit)
    return words ? <span className={classNames(isDue && 'late')}>{words}</span> : <Missing />;
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
            className={classNames('brand-follow-up', isDue && 'late')}
            aria-label={`Follow-up with ${brand.name}: ${words}`}
          >
            {words}
          </button>
        ) : (
          <IconButton
            size="sm"
            className="brand-no-follow-up"
            label={`Set follow-up with ${brand.name}`}
            icon={<CalendarPlus />}
          />
        )
      }
    />
  );
}

function Missing() {
  return <span className="faint">–</span>;
}
