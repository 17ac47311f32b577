import { formatMoney } from '#client/words/format-money.ts';
import { daysText } from '#client/words/days-text.ts';
import { CurrencySelect } from '#client/ui/fields/currency-select.tsx';
import { useSaved } from '#client/ui/fields/saved.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Segmented } from '#client/ui/choices/segmented.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { SettingRow } from '#client/ui/fields/setting-row.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { changeSettings } from '#domains/people/workspaces/data.ts';
import type { Workspace, WorkspaceChanges } from '#domains/people/workspaces/schema.ts';
import { decimalsOf } from '#shared/currency.ts';
import { can } from '#shared/permissions.ts';
import { SettingText } from './setting-text.tsx';
import { StageSettings } from './stage-settings.tsx';

const savedForMs = 2_000;
const approvals = [
  { value: 'none', label: 'None' },
  { value: 'optional', label: 'Optional' },
  { value: 'required', label: 'Required' },
] as const;
const approvalHints = {
  none: 'Content is scheduled without anybody’s word.',
  optional: 'Anybody can ask for a word before content is scheduled.',
  required: 'Content is scheduled once an owner, an admin or an approver among the members agrees.',
};
const financeAccessLabels = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'admins', label: 'Admins' },
] as const;
const financeAccessHints = {
  everyone: 'Fees, payments and earnings are there for all members.',
  admins: 'Fees, payments and earnings are there for the owner and admins alone.',
};
const receiptChoices = [0, 25, 50, 75, 100, 250, 500];
const dayChoices = [3, 5, 7, 10, 14, 21, 30];

/** What deals and content of a workspace go by; each is saved and in force as it is chosen. */
export function DealSettings({ workspace }: { workspace: Workspace }) {
  const [saved, tellSaved] = useSaved(savedForMs);
  const { baseCurrency, approvalMode, staleAfterDays, financeAccess } = workspace;
  const { receiptFromUnits, affiliateDisclosure, affiliateChecks } = workspace;
  const mayChange = can(workspace.role, 'manage_settings');

  async function save(changes: WorkspaceChanges) {
    const result = await changeSettings(workspace.id, changes);
    if (result.ok) tellSaved();
  }

  return (
    <section className="ws-section" aria-labelledby="ws-deals">
      <SectionHead id="ws-deals" title="Content and deals">
        {saved}
      </SectionHead>
      <SettingRow
        label="Base currency"
        hint="Totals are in this currency. Changing it leaves every amount and rate as it is."
      >
        {mayChange ? (
          <div className="setting-select">
            <CurrencySelect
              label="Base currency"
              value={baseCurrency}
              onChange={(code) => void save({ baseCurrency: code })}
            />
          </div>
        ) : (
          <span>{baseCurrency}</span>
        )}
      </SettingRow>
      <SettingRow label="Who sees money" hint={financeAccessHints[financeAccess]}>
        {mayChange ? (
          <Segmented
            label="Who sees money"
            value={financeAccess}
            options={financeAccessLabels}
            onChange={(access) => void save({ financeAccess: access })}
          />
        ) : (
          <span>{financeAccessLabels.find(({ value }) => value === financeAccess)?.label}</span>
        )}
      </SettingRow>
      <SettingRow label="Receipts from" hint="What costs less is not asked for its receipt.">
        {mayChange ? (
          <div className="setting-select">
            <Select
              label="Receipts from"
              value={String(receiptFromUnits)}
              options={[...new Set([...receiptChoices, receiptFromUnits])]
                .sort((one, other) => one - other)
                .map((units) => ({
                  value: String(units),
                  label: receiptText(units, baseCurrency),
                }))}
              onChange={(units) => void save({ receiptFromUnits: Number(units) })}
            />
          </div>
        ) : (
          <span>{receiptText(receiptFromUnits, baseCurrency)}</span>
        )}
      </SettingRow>
      <SettingRow label="Approval" hint={approvalHints[approvalMode]}>
        {mayChange ? (
          <Segmented
            label="Approval"
            value={approvalMode}
            options={approvals}
            onChange={(mode) => void save({ approvalMode: mode })}
          />
        ) : (
          <span>{approvals.find(({ value }) => value === approvalMode)?.label}</span>
        )}
      </SettingRow>
      <SettingRow
        label="Stuck after"
        hint="Content that stands in one stage for longer gets a dot on the pipeline."
      >
        {mayChange ? (
          <div className="setting-select">
            <Select
              label="Stuck after"
              value={String(staleAfterDays)}
              options={[...new Set([...dayChoices, staleAfterDays])]
                .sort((one, other) => one - other)
                .map((days) => ({ value: String(days), label: daysText(days) }))}
              onChange={(days) => void save({ staleAfterDays: Number(days) })}
            />
          </div>
        ) : (
          <span>{daysText(staleAfterDays)}</span>
        )}
      </SettingRow>
      <StageSettings workspace={workspace} mayChange={mayChange} onChange={save} />
      <SettingRow
        label="Disclosure"
        hint="Written under a new affiliate link, where it can be changed."
      >
        <div className="setting-wide">
          <SettingText
            label="Disclosure of affiliate links"
            value={affiliateDisclosure}
            placeholder="None"
            maxLength={300}
            readOnly={!mayChange}
            onSave={(text) => void save({ affiliateDisclosure: text })}
          />
        </div>
      </SettingRow>
      <SettingRow
        label="Check affiliate links"
        hint="The server follows each link once a week and marks those that no longer work."
      >
        {mayChange ? (
          <Switch
            label="Check affiliate links"
            checked={affiliateChecks}
            onChange={(isOn) => void save({ affiliateChecks: isOn })}
          />
        ) : (
          <span>{affiliateChecks ? 'Weekly' : 'Off'}</span>
        )}
      </SettingRow>
    </section>
  );
}

function receiptText(units: number, currency: string): string {
  if (units === 0) return 'Any amount';
  return formatMoney(units * 10 ** decimalsOf(currency), currency, { isFigure: true });
}
