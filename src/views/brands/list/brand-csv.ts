import type { Cell } from '#shared/files/csv.ts';
import type { BrandContact } from '#domains/business/brands/contacts/schema.ts';
import { relationshipLabels } from '#domains/business/brands/rules.ts';
import type { Brand } from '#domains/business/brands/schema.ts';

/** Brands as the rows of a spreadsheet, with their heads. */
export function brandRows(
  brands: readonly Brand[],
  contacts: ReadonlyMap<string, BrandContact | undefined>,
): Cell[][] {
  const heads = [
    'Brand',
    'Category',
    'Relationship',
    'Agency',
    'Website',
    'Contact',
    'E-mail',
    'Phone',
    'Last contact',
    'Next follow-up',
    'Tags',
  ];
  const rows = brands.map((brand) => {
    const contact = contacts.get(brand.id);
    return [
      brand.name,
      brand.category,
      relationshipLabels[brand.relationship],
      brand.agencyName,
      brand.website,
      contact?.name,
      contact?.email,
      contact?.phone,
      brand.lastContactedOn,
      brand.nextFollowUpOn,
      brand.tags.join(' '),
    ];
  });
  return [heads, ...rows];
}
