import { classNames } from '#client/ui/base/class-names.ts';
import type { Sheet } from '#domains/money/invoices/document/rules.ts';
import './invoice-sheet.css';

/** An invoice as it is printed: the PDF is drawn of the same words. */
export function InvoiceSheet({ sheet }: { sheet: Sheet }) {
  const { words, color, facts, toPay, rows, sums, total } = sheet;
  return (
    <article
      className={classNames('invoice-sheet', color)}
      lang={words.locale}
      aria-label={sheet.footer}
    >
      <div className="invoice-clapper" aria-hidden="true">
        {sticks.map((stick) => (
          <i key={stick} />
        ))}
      </div>
      <header>
        <div className="grow anywhere">
          <b className="invoice-name">{sheet.seller.name}</b>
          {sheet.seller.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <span className="invoice-mark" aria-hidden="true">
          {sheet.monogram}
        </span>
      </header>
      <p className="invoice-kind">{sheet.kind}</p>
      <p className="invoice-number anywhere">{sheet.number}</p>
      <dl className="invoice-facts">
        {[...facts, toPay].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="invoice-parties">
        {[sheet.billedTo, sheet.about].map(({ label, name, lines }) => (
          <div key={label} className="anywhere">
            <small>{label}</small>
            <b dir="auto">{name || '–'}</b>
            {lines.map((line) => (
              <p key={line} dir="auto">
                {line}
              </p>
            ))}
          </div>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col" className="num">
              {words.pieces}
            </th>
            <th scope="col" className="num">
              {words.each}
            </th>
            <th scope="col" className="num">
              {words.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // A line has no name of its own: two may say the same.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={at}>
              <td className="anywhere" dir="auto">
                <b>{row.description}</b>
                {row.detail ? <small>{row.detail}</small> : null}
              </td>
              <td className="num">{row.quantity}</td>
              <td className="num">{row.each}</td>
              <td className="num">{row.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="invoice-sums">
        {sums.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="is-total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      <Closing sheet={sheet} />
    </article>
  );
}

const sticks = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function Closing({ sheet: { payTo, terms, notes, words } }: { sheet: Sheet }) {
  if (payTo.length === 0 && !terms && !notes) return null;
  return (
    <footer>
      {payTo.length > 0 ? (
        <div className="anywhere">
          <b>{words.payTo}</b>
          {payTo.map(({ label, value }) => (
            <p key={`${label} ${value}`}>
              {label ? <span>{label === '#' ? words.invoice : label}</span> : null}
              {value}
            </p>
          ))}
        </div>
      ) : null}
      {terms || notes ? (
        <div className="anywhere invoice-terms">
          <b>{words.terms}</b>
          {[terms, notes].filter(Boolean).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ) : null}
    </footer>
  );
}
