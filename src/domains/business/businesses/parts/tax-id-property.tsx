import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Property } from '#client/record/property-list.tsx';
import { TextProperty } from '#client/record/properties.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { IconButton } from '#client/ui/button.tsx';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useCan } from '#domains/people/workspaces/data.ts';
import { revealTaxId, setTaxId } from '#domains/business/businesses/data.ts';
import { type Business, taxId as schema } from '#domains/business/businesses/schema.ts';

const readTaxId = bySchema(schema.shape.taxId);

/**
 * The tax id of a business: its end for all who see money, the whole for owner and admins who ask for
 * it, which is noted.
 */
export function TaxIdProperty({ business }: { business: Business }) {
  const mayReveal = useCan('manage_settings');
  const [whole, setWhole] = useState<string>();
  const { id, taxIdEnding } = business;

  async function reveal() {
    try {
      setWhole(await revealTaxId(id));
    } catch {
      toast.error('Failed to show the tax id');
    }
  }

  if (mayReveal && (taxIdEnding === '' || whole !== undefined))
    return (
      <TextProperty
        label="Tax id"
        add="Add a tax id"
        value={whole ?? ''}
        read={readTaxId}
        onSave={(next) => {
          void setTaxId(id, next);
          setWhole(next);
        }}
        trailing={
          whole ? (
            <IconButton
              size="sm"
              label="Hide the tax id"
              icon={<EyeOff />}
              onClick={() => setWhole(undefined)}
            />
          ) : null
        }
      />
    );
  return (
    <Property label="Tax id" isGroup empty={taxIdEnding === '' && 'No tax id'}>
      <span className="row spread">
        <span className="prop-text num">{taxIdEnding === '' ? '–' : `•••• ${taxIdEnding}`}</span>
        {mayReveal ? (
          <IconButton
            size="sm"
            label="Show the tax id; that is noted"
            icon={<Eye />}
            onClick={() => void reveal()}
          />
        ) : null}
      </span>
    </Property>
  );
}
