import { useId, useState } from 'react';
import { refusalOr } from '#client/sync/api.ts';
import { useScope } from '#client/sync/live/scope.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { Fields, NumberField, SwitchField, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { Check } from '#client/ui/choices/check.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { newId } from '#shared/ids.ts';
import type { DealDialogProps } from '#domains/business/campaigns/page/deal-dialogs.tsx';
import { deliverableLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { moveDeliverable } from '#domains/business/campaigns/deliverables/data.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { shareForReview } from './data.ts';
import { isUnsubmitted } from './rules.ts';
import { newReviewLink, usualReviewDays } from './schema.ts';
import { ToldLink } from './told-link.tsx';
import './share-dialog.css';

/** Shares deliverables with the brand by a link, and tells that link once. */
export function ShareDialog({ deal, open, onClose }: DealDialogProps<'share'>) {
  const { campaign } = deal;
  const workspaceId = useScope().workspaceId ?? '';
  const shareable = deal.deliverables.filter(({ status }) => status !== 'cancelled');
  const [start] = useState(() => ({
    title: campaign.campaignName,
    deliverableIds: awaitedOf(shareable).map(({ id }) => id),
    showsScript: false,
    allowsComments: true,
    allowsApproval: true,
    validDays: usualReviewDays as number | null,
  }));
  const form = useForm(start);
  const { values, set, field, check, send } = form;
  const [isAsked, setAsked] = useState<boolean>();
  const [url, setUrl] = useState<string | null>(null);
  const chosen = shareable.filter(({ id }) => values.deliverableIds.includes(id));
  const drafts = chosen.filter(({ status }) => isUnsubmitted(status));
  // Of what was not even begun nobody says by accident that its draft is there.
  const submits = isAsked ?? drafts.every(isBegun);

  async function share() {
    const body = { ...values, id: newId(), validDays: values.validDays ?? Number.NaN };
    if (!check(newReviewLink, body)) return;
    await send(
      async () => {
        const told = await shareForReview({ workspaceId, campaignId: campaign.id }, body);
        if (submits && values.allowsApproval) submitAll(drafts);
        setUrl(told.url);
      },
      (error) => refusalOr(error, 'Failed to share for review'),
    );
  }

  if (url) return <ToldLink url={url} open={open} onClose={onClose} />;
  return (
    <FormDialog
      title="Share for review"
      open={open}
      form={form}
      submitLabel="Make link"
      onSubmit={() => void share()}
      onClose={onClose}
    >
      <TextField
        label="Title"
        maxLength={150}
        hint="The brand reads this, and what you choose below: no money, nothing else."
        {...field('title')}
      />
      <Field label="Deliverables" group error={field('deliverableIds').error}>
        <ul className="share-choices">
          {shareable.map((one) => (
            <Choice
              key={one.id}
              deliverable={one}
              isChosen={values.deliverableIds.includes(one.id)}
              onChange={(isChosen) =>
                set({
                  deliverableIds: isChosen
                    ? [...values.deliverableIds, one.id]
                    : values.deliverableIds.filter((id) => id !== one.id),
                })
              }
            />
          ))}
        </ul>
      </Field>
      <Field label="The brand may" group>
        <div className="cols gap-10">
          <SwitchField label="Approve or ask for changes" {...field('allowsApproval')} />
          <SwitchField label="Comment" {...field('allowsComments')} />
          <SwitchField label="Read the script" {...field('showsScript')} />
        </div>
      </Field>
      {drafts.length > 0 && values.allowsApproval ? (
        <SwitchField
          label={
            drafts.length === 1
              ? 'Submit the draft with it'
              : `Submit ${drafts.length} drafts with it`
          }
          value={submits}
          onChange={setAsked}
        />
      ) : null}
      <Fields>
        <NumberField label="Works for" unit="days" {...field('validDays')} />
      </Fields>
    </FormDialog>
  );
}

// What a brand has to see first: what it has not agreed to, of that what has been begun.
function awaitedOf(all: readonly Deliverable[]): readonly Deliverable[] {
  const awaited = all.filter(
    ({ requiresApproval, status }) =>
      requiresApproval && (status === 'submitted' || isUnsubmitted(status)),
  );
  const begun = awaited.filter(isBegun);
  return begun.length > 0 ? begun : awaited;
}

function isBegun({ status }: Deliverable): boolean {
  return status !== 'not_started';
}

function submitAll(drafts: readonly Deliverable[]): void {
  void Promise.all(drafts.map((one) => moveDeliverable(one, { status: 'submitted' }))).then(
    (all) => {
      if (all.every(({ ok }) => ok)) toast.success('Submitted for approval');
    },
  );
}

interface ChoiceProps {
  deliverable: Deliverable;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

function Choice({ deliverable: { title, status }, isChosen, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <li className="row gap-10">
      <Check square id={id} label={`Share ${title}`} checked={isChosen} onChange={onChange} />
      <label htmlFor={id} className="row grow spread">
        <span className="trunc" dir="auto">
          {title}
        </span>
        <small className="xs faint fixed-size">{deliverableLabels[status]}</small>
      </label>
    </li>
  );
}
