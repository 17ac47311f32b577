import { EarlierImports } from '#client/import/page/earlier-imports.tsx';
import { ImportPage as FileImport } from '#client/import/page/import-page.tsx';
import { useImportFile } from '#client/import/page/use-import-file.ts';
import { tableOf } from '#client/import/reading/find-table.ts';
import { shapeOf } from '#client/import/reading/kept-settings.ts';
import { usualDayOrders } from '#client/import/reading/read-days.ts';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { Missing } from '#client/sync/reading/missing.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { useMemberNames } from '#domains/people/workspaces/members/use-member-names.ts';
import { businesses } from '#domains/business/businesses/data.ts';
import type { Business } from '#domains/business/businesses/schema.ts';
import { expenseImports } from '#domains/money/expenses/import/data.ts';
import { bankFiles } from '#domains/money/expenses/import/reading/bank-files.ts';
import {
  columnRoleLabels,
  columnRoles,
} from '#domains/money/expenses/import/reading/guess-columns.ts';
import {
  guessSettings,
  type ImportSettings,
  keptBankSettings,
} from '#domains/money/expenses/import/reading/import-settings.ts';
import { FileSettings } from './file-settings.tsx';
import { ImportLines } from './import-lines.tsx';

const defaultOf = (rows: readonly Business[]) =>
  rows.find(({ isDefault }) => isDefault)?.id ?? null;
const choose = {
  intro:
    'Choose a CSV or OFX file of your bank, or the CSV of a spreadsheet, with up to 20,000 rows. You see what is in it before anything is stored.',
  accept: '.csv,.tsv,.txt,.ofx,.qfx,text/csv,text/tab-separated-values,text/plain',
};

/** Takes expenses over from the file of a bank or a spreadsheet. */
export function ImportPage() {
  return useSeesMoney() ? <Import /> : <Missing />;
}

function Import() {
  const formats = useFormats();
  const currency = useBaseCurrency();
  const businessId = businesses.useRows(defaultOf);
  const canCreate = useCan('create');
  const nameOf = useMemberNames();
  const usual = { currency, businessId, dayOrder: usualDayOrders[formats.dateFormat] };
  // As this person understood a file of this shape before, or as it looks.
  const file = useImportFile(bankFiles, ({ rows }): ImportSettings => {
    const guessed = guessSettings(rows, usual);
    return {
      ...guessed,
      ...keptBankSettings.of(shapeOf(tableOf(rows, guessed.hasNames).names)),
    };
  });
  return (
    <FileImport
      title="Import expenses"
      choose={choose}
      canCreate={canCreate}
      file={file}
      roles={columnRoles}
      labels={columnRoleLabels}
      earlier={
        <EarlierImports
          imports={expenseImports}
          noun="expense"
          nameOf={nameOf}
          canDelete={canCreate}
          formats={formats}
        />
      }
    >
      {(chosen) => (
        <>
          <FileSettings {...chosen} />
          <ImportLines
            fileName={chosen.file.name}
            table={chosen.table}
            settings={chosen.settings}
          />
        </>
      )}
    </FileImport>
  );
}
