import { Check, Package } from 'lucide-react';
import { formatShortDate } from '#client/words/format-dates.ts';
import { formatMoney } from '#client/words/format-money.ts';
import { Button } from '#client/ui/button.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { isProductComing } from '#domains/business/campaigns/rules.ts';
import type { Campaign } from '#domains/business/campaigns/schema.ts';
import { productLabels } from '#domains/business/campaigns/moves/deal-labels.ts';
import { receiveProduct } from '#domains/business/campaigns/moves/status-moves.ts';
import '#client/ui/rows/short-rows.css';

interface ProductSectionProps {
  campaign: Campaign;
  formats: DayFormats;
  canEdit: boolean;
}

/** The product of a deal: on its way, here, or sent back. */
export function ProductSection({ campaign, formats, canEdit }: ProductSectionProps) {
  const { productStatus, productName, productValueMinor, currency, trackingUrl } = campaign;
  if (productStatus === 'not_needed') return null;
  const isComing = isProductComing(productStatus);
  const expected = campaign.productExpectedOn;
  const isLate = isComing && expected !== null && expected < formats.today;
  const day = productStatus === 'received' ? campaign.productReceivedOn : null;
  const tone = productStatus === 'received' ? 'wrap' : isLate ? 'tally' : 'lamp';
  return (
    <section aria-labelledby="deal-product">
      <SectionHead id="deal-product" title="Product">
        <Tape tone={tone} icon={<Package aria-hidden="true" />}>
          {[productLabels[productStatus], day && formatShortDate(day, formats)]
            .filter(Boolean)
            .join(' ')}
        </Tape>
      </SectionHead>
      <ul className="short-rows">
        {productName || productValueMinor !== null ? (
          <li>
            <span className="grow anywhere" dir="auto">
              {productName || 'Product'}
            </span>
            {productValueMinor === null ? null : (
              <span className="num">{`${formatMoney(productValueMinor, currency)} value`}</span>
            )}
          </li>
        ) : null}
        {isComing ? (
          <li>
            <span className={isLate ? 'grow late' : 'grow'}>
              {expected ? `Expected ${formatShortDate(expected, formats)}` : 'No day known yet'}
            </span>
            {trackingUrl ? (
              <a
                className="linked"
                href={trackingUrl}
                target="_blank"
                rel="noopener noreferrer nofollow"
              >
                Track it
              </a>
            ) : null}
            {canEdit ? (
              <Button
                size="sm"
                icon={<Check />}
                onClick={() => receiveProduct(campaign, formats.today)}
              >
                Received
              </Button>
            ) : null}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
