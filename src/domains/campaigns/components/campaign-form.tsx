import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trash2 } from 'lucide-react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { Monogram } from '#client/ui/avatar.tsx';
import { Button } from '#client/ui/button.tsx';
import { DateField } from '#client/ui/date-field.tsx';
import { Dialog, DialogClose } from '#client/ui/dialog.tsx';
import { Field, TextInput } from '#client/ui/field.tsx';
import { Select } from '#client/ui/select.tsx';
import { SuggestInput } from '#client/ui/suggest-input.tsx';
import { useFormats } from '#domains/auth/data.ts';
import { brands } from '#domains/brands/data.ts';
import type { Brand } from '#domains/brands/schema.ts';
import { statusLabels } from '#domains/campaigns/rules.ts';
import {
  campaign as campaignSchema,
  campaignStatuses,
  type Campaign,
} from '#domains/campaigns/schema.ts';
import {
  addCampaign,
  brandNamed,
  type CampaignValues,
  changeCampaign,
  deleteCampaign,
} from './campaign-actions.ts';

const { campaignName, status, postingStartsOn } = campaignSchema.shape;
const brandName = z.string().check(z.trim(), z.maxLength(120, 'Use at most 120 characters'));
const schema = z.strictObject({ campaignName, status, postingStartsOn, brandName });

const statusOptions = campaignStatuses.map((value) => ({ value, label: statusLabels[value] }));
const byName = (rows: readonly Brand[]) =>
  rows.toSorted((one, other) => one.name.localeCompare(other.name));

interface CampaignFormProps {
  campaign: Campaign | undefined;
  open: boolean;
  onClose: () => void;
}

/** 'Edit Campaign' or 'New Campaign'. */
export function CampaignForm({ campaign, open, onClose }: CampaignFormProps) {
  const settings = useFormats();
  const known = brands.useRows(byName);
  const { control, register, handleSubmit, formState } = useForm<
    CampaignValues,
    unknown,
    CampaignValues
  >({
    resolver: standardSchemaResolver(schema),
    defaultValues: {
      campaignName: campaign?.campaignName ?? '',
      brandName: known.find(({ id }) => id === campaign?.brandId)?.name ?? '',
      status: campaign?.status ?? 'negotiating',
      postingStartsOn: campaign?.postingStartsOn ?? null,
    },
  });
  const { errors, isDirty } = formState;
  const typed = useWatch({ control, name: ['campaignName', 'brandName'] });
  const brand = brandNamed(known, typed[1]);

  function save(values: CampaignValues) {
    if (campaign) changeCampaign(campaign, values);
    else addCampaign(values);
    onClose();
  }

  function remove() {
    if (campaign) deleteCampaign(campaign);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={campaign ? 'Edit Campaign' : 'New Campaign'}
      dirty={isDirty}
      onSubmit={(event) => void handleSubmit(save)(event)}
      footer={
        <>
          {campaign ? (
            <Button variant="ghost" className="late" icon={<Trash2 />} onClick={remove}>
              Delete
            </Button>
          ) : null}
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" kbd="mod+enter" disabled={typed[0].trim() === ''}>
            {campaign ? 'Update' : 'Create Campaign'}
          </Button>
        </>
      }
    >
      <Field label="Campaign" error={errors.campaignName?.message}>
        <TextInput size="lg" dir="auto" autoComplete="off" {...register('campaignName')} />
      </Field>
      <Field
        label="Brand"
        optional
        error={errors.brandName?.message}
        hint={typed[1].trim() && !brand ? 'A new brand: it is added with the campaign' : undefined}
      >
        <Controller
          control={control}
          name="brandName"
          render={({ field }) => (
            <SuggestInput
              value={field.value}
              onChange={field.onChange}
              placeholder="Who is it with?"
              icon={brand ? <Monogram size="sm" name={brand.name} color={brand.color} /> : null}
              suggestions={known.map(({ id, name, color }) => ({
                id,
                label: name,
                icon: <Monogram size="sm" name={name} color={color} />,
              }))}
            />
          )}
        />
      </Field>
      <div className="campaign-form-row">
        <Field label="Status" error={errors.status?.message}>
          <Controller
            control={control}
            name="status"
            render={({ field }) => (
              <Select
                label="Status"
                value={field.value}
                onChange={field.onChange}
                options={statusOptions}
              />
            )}
          />
        </Field>
        <Field label="Posting starts" optional error={errors.postingStartsOn?.message}>
          <Controller
            control={control}
            name="postingStartsOn"
            render={({ field }) => <DateField {...field} settings={settings} clearable />}
          />
        </Field>
      </div>
    </Dialog>
  );
}
