import { Building2, UserRound, NotebookPen } from 'lucide-react';
import { brandContacts } from '#domains/business/brands/contacts/data.ts';
import { brands } from './data.ts';
import { brandLogEntries } from '#domains/business/brands/log/data.ts';
import { recordKind, type RecordKind, partOf, openWhole } from '#client/record/record-kind.ts';
import { BrandMark } from './parts/brand-mark.tsx';
import { openRecord } from '#client/record/openers.ts';

const maxShown = 200;

/** Brands, with whom one talks there, and what was said. */
export const kinds: readonly RecordKind[] = [
  recordKind(brands, {
    place: 60,
    label: 'Brands',
    noun: 'Brand',
    icon: <Building2 />,
    titleOf: ({ name }) => name,
    look: (brand) => ({ icon: <BrandMark brand={brand} size="sm" />, meta: brand.category }),
    open: ({ id }, _, tab) => openRecord({ collection: 'brands', id, tab }),
  }),
  recordKind(brandContacts, {
    place: 70,
    label: 'Contacts',
    noun: 'Contact',
    icon: <UserRound />,
    titleOf: ({ name }) => name,
    wholeOf: ({ brandId }) => partOf('brands', brandId),
    open: (found, navigate) => openWhole(found, navigate, 'contacts'),
  }),
  recordKind(brandLogEntries, {
    place: 180,
    label: 'Contact log',
    noun: 'Log entry',
    icon: <NotebookPen />,
    titleOf: ({ note }) => note.slice(0, maxShown),
    look: ({ contactedOn }) => ({ on: contactedOn }),
    wholeOf: ({ brandId }) => partOf('brands', brandId),
    isQuiet: true,
    open: (found, navigate) => openWhole(found, navigate, 'contacts'),
  }),
];
