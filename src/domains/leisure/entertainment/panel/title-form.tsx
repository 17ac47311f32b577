import { FormDialog } from '#client/form/form-dialog.tsx';
import {
  ChoiceField,
  DayField,
  Fields,
  NumberField,
  TextField,
} from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { uploadCover } from '#domains/leisure/covers/data.ts';
import { NewCoverField } from '#domains/leisure/covers/new-cover-field.tsx';
import { statusLabels, typeLabels } from '#domains/leisure/entertainment/rules.ts';
import {
  type EntertainmentStatus,
  type EntertainmentType,
  newEntertainmentItem,
} from '#domains/leisure/entertainment/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { newId } from '#shared/ids.ts';
import { useState } from 'react';
import { addTitle } from './title-actions.ts';
import { openTitle } from './title-panel-host.tsx';

const types = optionsOf(typeLabels);
const statuses = optionsOf(statusLabels);

interface TitleFormProps {
  type: EntertainmentType | undefined;
  open: boolean;
  onClose: () => void;
}

/** 'New title': what it is, how it stands, where it is seen. */
export function TitleForm({ type = 'movie', open, onClose }: TitleFormProps) {
  const formats = useFormats();
  const [id] = useState(newId);
  const [file, setFile] = useState<File | null>(null);
  const form = useForm({
    title: '',
    type,
    status: 'planned' as EntertainmentStatus,
    venue: '',
    releaseYear: null as number | null,
    releaseOn: null as string | null,
  });
  const { values, field, check } = form;
  function save(isOpened: boolean) {
    const fields = check(newEntertainmentItem, { ...values, id });
    if (!fields) return;
    addTitle(fields);
    if (file) void uploadCover({ collection: 'entertainment-items', recordId: id }, file);
    onClose();
    if (isOpened) openTitle({ titleId: id });
  }
  return (
    <FormDialog
      isPersonal
      form={form}
      open={open}
      onClose={onClose}
      title="New title"
      submitLabel="Add title"
      onSubmit={() => save(false)}
      onSaveAndOpen={() => save(true)}
    >
      <TextField
        label="Title"
        size="lg"
        placeholder="The Tidewatch"
        maxLength={200}
        {...field('title')}
      />
      <Fields>
        <ChoiceField label="Type" options={types} {...field('type')} />
        <ChoiceField label="Status" options={statuses} {...field('status')} />
      </Fields>
      <Fields columns={3}>
        <TextField
          label="Where"
          optional
          placeholder="Netflix, cinema, Steam"
          maxLength={80}
          {...field('venue')}
        />
        <NumberField label="Year" optional {...field('releaseYear')} />
        <DayField label="Comes out" optional formats={formats} {...field('releaseOn')} />
      </Fields>
      <NewCoverField
        cover={{ id, title: values.title, note: typeLabels[values.type] }}
        file={file}
        onChange={setFile}
      />
    </FormDialog>
  );
}
