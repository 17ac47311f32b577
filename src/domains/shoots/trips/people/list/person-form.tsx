import { FormDialog } from '#client/form/form-dialog.tsx';
import { Fields, TextField } from '#client/form/form-fields.tsx';
import { useForm } from '#client/form/use-form.ts';
import { saveChanges } from '#client/sync/save-changes.ts';
import { Button } from '#client/ui/button.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { members } from '#domains/people/workspaces/members/data.ts';
import { memberNames } from '#domains/people/workspaces/members/member-name.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { tripPeople } from '#domains/shoots/trips/people/data.ts';
import { type TripPerson, tripPersonChanges } from '#domains/shoots/trips/people/schema.ts';
import { TimeInput } from '#domains/tasks/form/time-input.tsx';
import { newId } from '#shared/ids.ts';
import { usePeopleOf } from './people-of.ts';

interface PersonFormProps {
  tripId: string;
  /** Undefined is somebody new. */
  person: TripPerson | undefined;
  open: boolean;
  onClose: () => void;
}

const maxName = 80;

/** Somebody who comes along: a member of the workspace, or a guest by name. */
export function PersonForm({ tripId, person, open, onClose }: PersonFormProps) {
  const formats = useFormats();
  const nameOf = members.useRows(memberNames);
  const others = usePeopleOf(tripId).filter(({ id }) => id !== person?.id);
  const { memberUserId, name, role, phone, callTime } = person ?? {
    ...{ memberUserId: null, name: '', role: '', phone: '', callTime: null },
  };
  const before = { memberUserId, name, role, phone, callTime };
  const form = useForm(before);
  const { values, set, field, check, refuse } = form;

  function save() {
    const checked = check(tripPersonChanges);
    if (!checked) return;
    const isTwice = others.some(
      (one) => one.memberUserId && one.memberUserId === values.memberUserId,
    );
    if (isTwice) return refuse({ memberUserId: 'This person comes along already' });
    if (person)
      saveChanges({
        text: 'Person saved',
        before,
        now: { ...values, ...checked },
        update: (changes) => tripPeople.update(person.id, changes),
      });
    else {
      const id = newId();
      tellDone(
        `${values.name} comes along`,
        [tripPeople.create({ ...values, name: checked.name ?? values.name, id, tripId })],
        () => tripPeople.remove(id),
      );
    }
    onClose();
  }

  return (
    <FormDialog
      form={form}
      open={open}
      onClose={onClose}
      title={person ? 'Edit person' : 'Add person'}
      submitLabel={person ? 'Save person' : 'Add person'}
      canSubmit={values.name.trim() !== ''}
      onSubmit={save}
      aside={
        person ? (
          <Button
            variant="ghost"
            onClick={() => {
              removePerson(person);
              onClose();
            }}
          >
            Take off the trip
          </Button>
        ) : null
      }
    >
      <Field label="Member" optional error={field('memberUserId').error}>
        <MemberSelect
          label="Member"
          nobody="A guest, without an account"
          value={values.memberUserId}
          onChange={(userId) =>
            set((now) => ({
              memberUserId: userId,
              name: nameFor(now, userId),
            }))
          }
        />
      </Field>
      <TextField label="Name" maxLength={maxName} placeholder="Ife Ade" {...field('name')} />
      <Fields>
        <TextField label="Role" optional maxLength={60} placeholder="Camera" {...field('role')} />
        <TextField label="Phone" optional type="tel" maxLength={40} {...field('phone')} />
      </Fields>
      <Field label="Call time" optional group error={field('callTime').error}>
        <TimeInput label="Call time" formats={formats} {...field('callTime')} error={undefined} />
      </Field>
    </FormDialog>
  );

  // A name that somebody typed stays; that of another member goes with them.
  function nameFor(now: typeof values, userId: string | null): string {
    const called = nameOf.get(userId ?? '')?.slice(0, maxName);
    const wasTheirs = now.name === (nameOf.get(now.memberUserId ?? '') ?? '');
    return called ?? (wasTheirs ? '' : now.name);
  }
}

/** Takes somebody off a trip; Undo takes them along again. */
function removePerson({ id, name }: TripPerson): void {
  tellDone(`${name} does not come along`, [tripPeople.remove(id)], () => tripPeople.restore(id));
}
