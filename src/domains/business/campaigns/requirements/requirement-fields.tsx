import type { KeyboardEvent } from 'react';
import { takeFocus } from '#client/later/later.tsx';
import { TextInput } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import type { Requirement } from './schema.ts';
import { optionsOf, requirementLabels } from '#domains/business/campaigns/moves/deal-labels.ts';

/** What one says of a requirement. */
export type RequirementDraft = Pick<Requirement, 'text' | 'kind' | 'deliverableId'>;

interface RequirementFieldsProps {
  label: string;
  values: RequirementDraft;
  onChange: (changes: Partial<RequirementDraft>) => void;
  deliverables: readonly Deliverable[];
  placeholder?: string;
  /** The focus goes into the words at once, and Escape gives up. */
  onCancel?: () => void;
}

const kinds = optionsOf(requirementLabels);
const all = '';

/** The words of a requirement, what it is, and which of the deliverables it is about. */
export function RequirementFields(props: RequirementFieldsProps) {
  const { label, values, onChange, deliverables, placeholder, onCancel } = props;
  return (
    <>
      <TextInput
        ref={onCancel ? takeFocus : undefined}
        dir="auto"
        aria-label={label}
        placeholder={placeholder}
        maxLength={300}
        value={values.text}
        onChange={({ target }) => onChange({ text: target.value })}
        onKeyDown={({ key }: KeyboardEvent) => (key === 'Escape' ? onCancel?.() : undefined)}
      />
      <Select
        label="Kind of requirement"
        value={values.kind}
        onChange={(kind) => onChange({ kind })}
        options={kinds}
        className="requirement-kind"
      />
      {deliverables.length > 0 ? (
        <Select
          label="For which deliverable"
          value={values.deliverableId ?? all}
          onChange={(id) => onChange({ deliverableId: id || null })}
          options={[
            { value: all, label: 'All deliverables' },
            ...deliverables.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          className="requirement-kind"
        />
      ) : null}
    </>
  );
}
