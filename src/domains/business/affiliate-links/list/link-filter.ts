import type { ListFilter, ListQuestions, ListRules } from '#client/list/list-words.ts';
import {
  expiryOf,
  healthOf,
  networkLabel,
  programLabels,
  statusLabels,
} from '#domains/business/affiliate-links/rules.ts';
import {
  type AffiliateLink,
  linkStatuses,
  programTypes,
} from '#domains/business/affiliate-links/schema.ts';
import type { Brand } from '#domains/business/brands/schema.ts';

interface LinkFilterOptions {
  /** By name. */
  brands: readonly Brand[];
  networks: readonly string[];
  tags: readonly string[];
  today: string;
}

const noBrand = 'none';

/** By what links are looked for. `links` are all there are: what can be chosen is what some have. */
export function linkRules(
  links: readonly AffiliateLink[],
  { brands, networks, tags, today }: LinkFilterOptions,
): ListRules<AffiliateLink> {
  const used = new Set(links.map(({ brandId }) => brandId));
  const nameOf = new Map(brands.map(({ id, name }) => [id, name]));
  const same = (value: string) => ({ value, label: value });
  const filters: ListFilter<AffiliateLink>[] = [
    {
      name: 'brand',
      label: 'Brand',
      choices: [
        ...brands
          .filter(({ id }) => used.has(id))
          .map(({ id, name }) => ({ value: id, label: name })),
        ...(used.has(null) ? [{ value: noBrand, label: 'No brand' }] : []),
      ],
      passes: ({ brandId }, value) => (brandId ?? noBrand) === value,
    },
    {
      name: 'program',
      label: 'Programme',
      choices: programTypes.map((value) => ({ value, label: programLabels[value] })),
      passes: ({ programType }, value) => programType === value,
    },
    {
      name: 'network',
      label: 'Network',
      choices: networks.map((value) => ({ value, label: networkLabel(value) })),
      passes: ({ network }, value) => network === value,
    },
    {
      name: 'tag',
      label: 'Tag',
      choices: tags.map(same),
      passes: (link, value) => link.tags.includes(value),
    },
  ];
  return {
    filters,
    questions: questions(today),
    textOf: ({ title, url, discountCode, audienceOffer, brandId, tags: own }) =>
      [title, url, discountCode, audienceOffer, brandId && nameOf.get(brandId), ...own].join(' '),
  };
}

function questions(today: string): ListQuestions<AffiliateLink> {
  return {
    name: 'status',
    label: 'Status',
    chips: [
      { value: 'all', label: 'All' },
      ...linkStatuses.map((value) => ({
        value,
        label: statusLabels[value],
        passes: ({ status }: AffiliateLink) => status === value,
      })),
      {
        value: 'expiring',
        label: 'Expiring or expired',
        passes: (link) => link.status !== 'ended' && expiryOf(link, today) !== null,
      },
      { value: 'broken', label: 'Broken', passes: (link) => healthOf(link) === 'broken' },
    ],
  };
}
