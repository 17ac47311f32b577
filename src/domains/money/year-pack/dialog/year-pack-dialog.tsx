import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '#client/sync/api.ts';
import { useScopeId } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { Field, FormError } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { Dialog, DialogClose } from '#client/ui/overlays/dialog.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import { businessesByName } from '#domains/business/businesses/parts/business-select.tsx';
import { downloadPack, packFiguresQuery } from '#domains/money/year-pack/data.ts';
import { PackFacts } from './pack-facts.tsx';
import { fiscalYears } from './fiscal-years.ts';

interface YearPackDialogProps {
  businessId?: string;
  isOpen: boolean;
  onClose: () => void;
}

const all = 'all';

/** Chooses whose fiscal year is packed, and shows what it amounts to. */
export function YearPackDialog({ businessId, isOpen, onClose }: YearPackDialogProps) {
  const { today } = useFormats();
  const workspaceId = useScopeId('workspace') ?? '';
  const known = businesses.useRows(businessesByName);
  const [chosen, setChosen] = useState(businessId ?? all);
  const business =
    known.find(({ id }) => id === chosen) ?? known.find(({ isDefault }) => isDefault);
  const years = fiscalYears(today, business?.fiscalYearStartMonth ?? 1);
  const [asked, setAsked] = useState<string>();
  const year = years.find(({ value }) => value === asked) ?? years[0];
  const query = {
    ...(chosen === all ? {} : { businessId: chosen }),
    ...(year ? { year: Number(year.value) } : {}),
  };
  const { data, error } = useQuery({
    ...packFiguresQuery(workspaceId, query),
    enabled: isOpen && workspaceId !== '',
  });

  function download(): void {
    downloadPack(workspaceId, query);
    toast.success('Your year pack is being downloaded');
    onClose();
  }
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Year pack"
      description="One ZIP with tables of income and expenses, what they amount to, and every receipt."
      onSubmit={(event) => {
        event.preventDefault();
        if (data) download();
      }}
      footer={
        <>
          <span className="end" />
          <DialogClose />
          <Button
            type="submit"
            variant="primary"
            icon={<Download />}
            kbd="mod+enter"
            disabled={!data}
          >
            Download
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <div className="form-pair">
          <Field label="Business">
            <Select
              label="Business"
              value={chosen}
              onChange={setChosen}
              options={[
                { value: all, label: 'All businesses' },
                ...known.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Field>
          <Field label="Fiscal year">
            <Select label="Fiscal year" value={year?.value} onChange={setAsked} options={years} />
          </Field>
        </div>
        <FormError>{error ? sentenceOf(error) : undefined}</FormError>
        <PackFacts figures={data} />
      </div>
    </Dialog>
  );
}
