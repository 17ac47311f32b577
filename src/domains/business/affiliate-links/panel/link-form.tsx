import * as z from 'zod/mini';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { DayField, Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Field } from '#client/ui/fields/field.tsx';
import { affiliateLink as linkSchema } from '#domains/business/affiliate-links/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { brandsByName } from '#domains/business/brands/parts/brand-selectors.ts';
import { BrandSelect } from '#domains/business/brands/parts/brand-select.tsx';
import { brands } from '#domains/business/brands/data.ts';
import { brandOfUrl } from '#domains/business/brands/rules.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { addLink } from './link-actions.ts';
import { openLinkPanel } from './link-panel-host.tsx';
import './link-panel.css';

const { title, url, discountCode, commissionPercent, expiresOn, brandId } = linkSchema.shape;
const schema = z
  .strictObject({ title, url, discountCode, commissionPercent, expiresOn, brandId })
  .check(
    z.refine(({ url: link, discountCode: code }) => link !== null || code !== '', {
      path: ['url'],
      error: 'Add the link or a discount code',
    }),
  );

interface LinkFormProps {
  /** Whose the link is; null as long as nobody knows. */
  brandId: string | null;
  /** The deal that it is part of; null for none. */
  campaignId: string | null;
  open: boolean;
  onClose: () => void;
}

/** 'New Affiliate Link': the pasted address names the brand, if its website is known. */
export function LinkForm({ brandId: givenBrandId, campaignId, open, onClose }: LinkFormProps) {
  const settings = useFormats();
  const workspace = useCurrentWorkspace();
  const seesMoney = useSeesMoney();
  const known = brands.useRows(brandsByName);
  const given = known.find(({ id }) => id === givenBrandId);
  const form = useForm({
    title: given?.name ?? '',
    // As they are typed.
    url: '',
    discountCode: '',
    commissionPercent: '',
    expiresOn: null as string | null,
    brandId: givenBrandId,
  });
  const { values, set, field, check } = form;
  const isBlank = values.title.trim() === '' || !(values.url.trim() || values.discountCode.trim());

  // The brand and a first title follow from the address, unless somebody has said them already.
  function follow(address: string) {
    const found = brandOfUrl(known, address.includes('://') ? address : `https://${address}`);
    set({
      url: address,
      ...(found && values.brandId === null ? { brandId: found.id } : {}),
      ...(found && values.title.trim() === '' ? { title: found.name } : {}),
    });
  }

  function save(isOpened: boolean) {
    const link = check(schema, {
      ...values,
      url: values.url.trim() ? values.url : null,
      commissionPercent: percentOf(values.commissionPercent),
    });
    if (!link) return;
    const brand = known.find(({ id }) => id === link.brandId);
    const currency = brand?.defaultCurrency ?? workspace?.baseCurrency ?? 'USD';
    const disclosureText = workspace?.affiliateDisclosure;
    const id = addLink({
      ...link,
      campaignId,
      currency,
      programType: link.url === null ? 'discount_code' : 'affiliate',
      ...(disclosureText === undefined ? {} : { disclosureText }),
    });
    onClose();
    if (isOpened) openLinkPanel({ linkId: id });
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title="New Affiliate Link"
      submitLabel="Add Link"
      canSubmit={!isBlank}
      onSubmit={() => save(false)}
      onSaveAndOpen={() => save(true)}
    >
      <TextField
        label="Link"
        size="lg"
        inputMode="url"
        placeholder="Paste the link that you share"
        {...field('url')}
        onChange={follow}
      />
      <Fields>
        <TextField label="Title" {...field('title')} />
        <Field label="Brand" optional>
          <BrandSelect value={values.brandId} onChange={(next) => set({ brandId: next })} />
        </Field>
      </Fields>
      <Fields columns={3}>
        <TextField
          label="Discount code"
          optional
          autoCapitalize="characters"
          {...field('discountCode')}
        />
        {seesMoney ? (
          <TextField
            label="Commission"
            optional
            inputMode="decimal"
            trailing={<span className="faint">%</span>}
            {...field('commissionPercent')}
          />
        ) : null}
        <DayField label="Expires" optional formats={settings} {...field('expiresOn')} />
      </Fields>
    </FormDialog>
  );
}

// What is no number stays as it was typed, for the schema to refuse.
function percentOf(text: string): string | number | null {
  if (text.trim() === '') return null;
  const number = Number(text.trim().replace(',', '.').replace(/%$/, ''));
  return Number.isNaN(number) ? text : number;
}
