import { type FormEvent, useState } from 'react';
import { sentenceOf } from '#client/sync/api.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { members, transferWorkspace } from './data.ts';
import type { Member } from './schema.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { memberName } from './member-name.ts';
import { useAddresses } from './use-addresses.ts';

/** Makes another member the owner. */
export function TransferDialog({
  workspace,
  open,
  onClose,
}: {
  workspace: Workspace;
  open: boolean;
  onClose: () => void;
}) {
  const others = members.useRows(notOwner);
  const addressOf = useAddresses(workspace);
  const [memberId, setMemberId] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const next = others.find(({ id }) => id === memberId);

  async function transfer(event: FormEvent) {
    event.preventDefault();
    if (!next || isBusy) return;
    setBusy(true);
    try {
      await transferWorkspace(workspace.id, next.id);
      toast.success(`${memberName(next)} now owns ${workspace.name}`);
      onClose();
    } catch (error) {
      toast.error(sentenceOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Transfer ${workspace.name}`}
      description="You become an admin. Only the new owner can give it back."
      onSubmit={(event) => void transfer(event)}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button type="submit" variant="primary" busy={isBusy} disabled={!next}>
            Transfer ownership
          </Button>
        </>
      }
    >
      <Field label="New owner">
        <Select
          label="New owner"
          value={memberId}
          onChange={setMemberId}
          placeholder="Choose a member"
          options={others.map((member) => ({
            value: member.id,
            label: memberName(member),
            hint: addressOf(member.userId),
          }))}
        />
      </Field>
    </Dialog>
  );
}

const notOwner = (rows: readonly Member[]) => rows.filter(({ role }) => role !== 'owner');
