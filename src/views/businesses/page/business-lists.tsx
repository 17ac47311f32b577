import { useId } from 'react';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { InvoiceList, useInvoicesOf } from '#domains/money/invoices/list/invoice-list.tsx';
import { allRows } from '#client/sync/reading/selectors.ts';
import { tools } from '#domains/money/tools/data.ts';
import { openTool } from '#domains/money/tools/panel/tool-panel-host.tsx';
import { priceText } from '#domains/money/tools/panel/price-text.ts';
import { priceOn } from '#domains/money/tools/prices/rules.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import type { BusinessPart } from './business-part.ts';

/** The invoices of a business, the newest first. */
export function BusinessInvoices({ business }: BusinessPart) {
  const id = useId();
  const of = { businessId: business.id };
  const { length } = useInvoicesOf(of);
  if (length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Invoices" note={length} />
      <InvoiceList of={of} />
    </section>
  );
}

/** The tools that a business pays for. */
export function BusinessTools({ business }: BusinessPart) {
  const id = useId();
  const { today } = useFormats();
  const own = tools
    .useRows(allRows)
    .filter(({ businessId, status }) => businessId === business.id && status !== 'cancelled')
    .toSorted((one, other) => one.name.localeCompare(other.name));
  if (own.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Tools" note={own.length} />
      <ul className="lines sm">
        {own.map((tool) => (
          <li key={tool.id} className="row spread gap-12">
            <button
              type="button"
              className="opens trunc"
              dir="auto"
              aria-haspopup="dialog"
              onClick={() => openTool({ toolId: tool.id })}
            >
              {tool.name}
            </button>
            <span className="fixed-size num">{priceText(priceOn(tool, today) ?? tool)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
