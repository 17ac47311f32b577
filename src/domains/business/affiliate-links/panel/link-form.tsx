import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/dates/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
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
type Values = z.infer<typeof schema>;

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
  const { control, register, handleSubmit, formState, setValue, getValues } = useForm<Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      title: given?.name ?? '',
      url: null,
      discountCode: '',
      commissionPercent: null,
      expiresOn: null,
      brandId: givenBrandId,
    },
  });
  const { errors, isDirty } = formState;
  const typed = useWatch({ control, name: ['title', 'url', 'discountCode'] });
  const isBlank = typed[0].trim() === '' || !(typed[1]?.trim() || typed[2].trim());

  // The brand and a first title follow from the address, unless somebody has said them already.
  function follow(address: string) {
    const found = brandOfUrl(known, address.includes('://') ? address : `https://${address}`);
    if (!found) return;
    if (getValues('brandId') === null) setValue('brandId', found.id, { shouldDirty: true });
    if (getValues('title').trim() === '') setValue('title', found.name, { shouldDirty: true });
  }

  function save(values: Values, isOpened: boolean) {
    const brand = known.find(({ id }) => id === values.brandId);
    const currency = brand?.defaultCurrency ?? workspace?.baseCurrency ?? 'USD';
    const disclosureText = workspace?.affiliateDisclosure;
    const id = addLink({
      ...values,
      campaignId,
      currency,
      programType: values.url === null ? 'discount_code' : 'affiliate',
      ...(disclosureText === undefined ? {} : { disclosureText }),
    });
    onClose();
    if (isOpened) openLinkPanel({ linkId: id });
  }
  const saveAndOpen = () => void handleSubmit((values) => save(values, true))();

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New Affiliate Link"
      dirty={isDirty}
      onSubmit={(event) => void handleSubmit((values) => save(values, false))(event)}
      onSaveAndOpen={saveAndOpen}
      footer={
        <>
          <Button variant="ghost" kbd="mod+enter" disabled={isBlank} onClick={saveAndOpen}>
            Save and open
          </Button>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="enter" disabled={isBlank}>
            Add Link
          </Button>
        </>
      }
    >
      <Field label="Link" error={errors.url?.message}>
        <TextInput
          size="lg"
          inputMode="url"
          autoComplete="off"
          placeholder="Paste the link that you share"
          {...register('url', {
            setValueAs: (text: string | null) => (text?.trim() ? text : null),
            onChange: (event: { target: { value: string } }) => follow(event.target.value),
          })}
        />
      </Field>
      <div className="form-pair">
        <Field label="Title" error={errors.title?.message}>
          <TextInput dir="auto" autoComplete="off" {...register('title')} />
        </Field>
        <Field label="Brand" optional>
          <Controller
            control={control}
            name="brandId"
            render={({ field }) => <BrandSelect value={field.value} onChange={field.onChange} />}
          />
        </Field>
      </div>
      <div className="form-trio">
        <Field label="Discount code" optional error={errors.discountCode?.message}>
          <TextInput autoCapitalize="characters" autoComplete="off" {...register('discountCode')} />
        </Field>
        {seesMoney ? (
          <Field label="Commission" optional error={errors.commissionPercent?.message}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              trailing={<span className="faint">%</span>}
              {...register('commissionPercent', { setValueAs: percentOf })}
            />
          </Field>
        ) : null}
        <Field label="Expires" optional error={errors.expiresOn?.message}>
          <Controller
            control={control}
            name="expiresOn"
            render={({ field }) => <DateField {...field} settings={settings} clearable />}
          />
        </Field>
      </div>
    </Dialog>
  );
}

// What is no number stays as it was typed, for the schema to refuse.
function percentOf(text: string | number | null): string | number | null {
  if (text === null || String(text).trim() === '') return null;
  const number = Number(String(text).trim().replace(',', '.').replace(/%$/, ''));
  return Number.isNaN(number) ? text : number;
}
