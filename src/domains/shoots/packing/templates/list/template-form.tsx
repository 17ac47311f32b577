import * as z from 'zod/mini';
import { askedDialog } from '#client/form/asked-dialog.ts';
import { FormDialog } from '#client/form/form-dialog.tsx';
import { AreaField, ChoiceField, Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { allRows } from '#client/sync/reading/selectors.ts';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { packingTemplates } from '#domains/shoots/packing/templates/data.ts';
import {
  type PackingTemplate,
  packingTemplateFields,
  type TemplateIcon,
  templateIcons,
  type TemplateKind,
} from '#domains/shoots/packing/templates/schema.ts';
import { kindLabels } from '#domains/shoots/trips/rules.ts';
import { iconLabels, TemplateIconMark } from './template-tile.tsx';

interface Asked {
  template?: PackingTemplate;
  /** A new one is opened once it is there. */
  onAdded?: (id: string) => void;
}
const { ask: askTemplate, useAsked } = askedDialog<Asked>();
export { askTemplate };

/** Where the dialog of a template appears, a new one or one that is there. */
export function TemplateFormHost() {
  const asked = useAsked();
  return asked ? (
    <TemplateForm key={asked.turn} {...asked.request} open={asked.isOpen} onClose={asked.onClose} />
  ) : null;
}

const { name, description, kind, icon } = packingTemplateFields;
const schema = z.strictObject({ name, description, kind, icon });
const kinds: readonly { value: TemplateKind | ''; label: string }[] = [
  { value: '', label: 'Any kind' },
  // The kinds of trips are those of templates.
  ...(Object.keys(kindLabels) as TemplateKind[]).map((value) => ({
    value,
    label: kindLabels[value],
  })),
];
const icons = templateIcons.map((value) => ({
  value,
  label: iconLabels[value],
  icon: <TemplateIconMark icon={value} />,
}));

type TemplateFormProps = Asked & { open: boolean; onClose: () => void };

function TemplateForm({ template, onAdded, open, onClose }: TemplateFormProps) {
  const known = packingTemplates.useRows(allRows);
  const form = useForm({
    name: template?.name ?? '',
    description: template?.description ?? '',
    kind: (template?.kind ?? '') as TemplateKind | '',
    icon: template?.icon ?? ('luggage' as TemplateIcon),
  });

  function save() {
    const values = form.check(schema, { ...form.values, kind: form.values.kind || null });
    if (!values) return;
    const called = values.name.toLowerCase();
    if (known.some((one) => one.id !== template?.id && one.name.toLowerCase() === called)) {
      form.refuse({ name: 'There is a template of this name already' });
      return;
    }
    if (template) {
      const before = {
        name: template.name,
        description: template.description,
        kind: template.kind,
        icon: template.icon,
      };
      tellDone('Template saved', [packingTemplates.update(template.id, values)], () =>
        packingTemplates.update(template.id, before),
      );
    } else {
      const id = newId();
      tellDone('Template added', [packingTemplates.create({ ...values, id })], () =>
        packingTemplates.remove(id),
      );
      onAdded?.(id);
    }
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={template ? 'Edit template' : 'New template'}
      submitLabel={template ? 'Save template' : 'Add template'}
      onSubmit={save}
    >
      <TextField
        label="Name"
        size="lg"
        placeholder="Shoot kit, light travel"
        {...form.field('name')}
      />
      <AreaField label="Description" optional {...form.field('description')} />
      <Fields>
        <ChoiceField label="For" options={kinds} {...form.field('kind')} />
        <ChoiceField label="Icon" options={icons} {...form.field('icon')} />
      </Fields>
    </FormDialog>
  );
}
