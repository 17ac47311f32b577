import { ProseField } from '#client/ui/prose/prose.tsx';
import { changeBrand } from '#domains/business/brands/parts/brand-actions.ts';
import type { BrandPartProps } from './brand-panel.tsx';

/** What is worth remembering of a brand, and where it ships to. */
export function BrandNotes({ brand, canEdit }: BrandPartProps) {
  return (
    <div id="brand-notes" className="cols gap-16">
      <ProseField
        label="Notes"
        value={brand.notes}
        maxLength={20_000}
        readOnly={!canEdit}
        placeholder={canEdit ? 'What they like, what they never approve' : 'Nothing written yet'}
        onSave={(notes) => changeBrand(brand, { notes })}
      />
      <ProseField
        label="Shipping"
        value={brand.shippingNote}
        maxLength={20_000}
        readOnly={!canEdit}
        placeholder={canEdit ? 'Sizes, address, customs' : 'Nothing written yet'}
        onSave={(shippingNote) => changeBrand(brand, { shippingNote })}
      />
    </div>
  );
}
