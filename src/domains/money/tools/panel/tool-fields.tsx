import {
  ChoiceProperty,
  DateProperty,
  LinkProperty,
  SwitchProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { choicesByName } from '#client/list/list-words.ts';
import { Select } from '#client/ui/menus/select.tsx';
import { ProseField } from '#client/ui/prose/prose.tsx';
import { ratedIn } from '#domains/business/campaigns/form/last-rate.ts';
import { optionsOf } from '#domains/business/campaigns/moves/deal-labels.ts';
import { BusinessSelect } from '#domains/business/businesses/parts/business-select.tsx';
import { tools } from '#domains/money/tools/data.ts';
import { askPrice } from '#domains/money/tools/prices/price-host.tsx';
import { priceOn } from '#domains/money/tools/prices/rules.ts';
import { toolCategoryLabels, verdictLabels, wrongDays } from '#domains/money/tools/rules.ts';
import { tool as toolSchema, type Tool, type ToolChanges } from '#domains/money/tools/schema.ts';
import type { DayFormats } from '#domains/people/auth/data.ts';
import { MemberSelect } from '#domains/people/workspaces/members/member-select.tsx';
import { useBaseCurrency } from '#domains/people/workspaces/data.ts';
import { priceText } from './price-text.ts';
import { changeTool } from './tool-actions.ts';

const { shape } = toolSchema;
const read = {
  url: bySchema(shape.url),
  usedFor: bySchema(shape.usedFor),
  planName: bySchema(shape.planName),
  accountEmail: bySchema(shape.accountEmail),
  seats: bySchema(shape.seats),
  rate: bySchema(shape.rate),
  days: bySchema(shape.noticeDays),
};
const categories = optionsOf(toolCategoryLabels);
const verdicts = optionsOf(verdictLabels);

interface ToolFieldsProps {
  tool: Tool;
  settings: DayFormats;
  canEdit: boolean;
}

/** What a tool is, what it costs and until when one can leave. */
export function ToolFields({ tool, settings, canEdit }: ToolFieldsProps) {
  const base = useBaseCurrency();
  const change = (changes: ToolChanges) => changeTool(tool, changes);
  const renews = tool.nextRenewalOn !== null;
  const price = priceText(priceOn(tool, settings.today) ?? tool);
  const dated = (days: Partial<Tool>) => wrongDays({ ...tool, ...days })?.message;
  return (
    <>
      <PropertyList canEdit={canEdit}>
        <Property label="Price" shown={price}>
          <button type="button" className="link prop-text" onClick={() => askPrice(tool.id)}>
            {price}
          </button>
        </Property>
        <LinkProperty
          label="Site"
          add="Add its address"
          value={tool.url}
          read={read.url}
          onSave={(url) => change({ url })}
        />
        {tool.currency === base ? null : (
          <TextProperty
            label={`${base} for one ${tool.currency}`}
            add="Add a rate"
            inputMode="decimal"
            value={tool.rate}
            read={(typed) => read.rate(typed.replace(',', '.'))}
            onSave={(rate) => change(ratedIn(base, { currency: tool.currency, rate }))}
          />
        )}
        <ChoiceProperty
          label="Category"
          value={tool.category}
          options={categories}
          onSave={(category) => change({ category })}
        />
        <TextProperty
          label="Used for"
          add="Say what for"
          value={tool.usedFor}
          read={read.usedFor}
          onSave={(usedFor) => change({ usedFor })}
        />
        <TextProperty
          label="Plan"
          add="Add a plan"
          value={tool.planName}
          read={read.planName}
          onSave={(planName) => change({ planName })}
        />
        <TextProperty
          label="Seats"
          inputMode="numeric"
          value={tool.seats}
          read={read.seats}
          onSave={(seats) => change({ seats })}
        />
        {renews ? (
          <DateProperty
            label="Renews"
            value={tool.nextRenewalOn}
            settings={settings}
            problemOf={(day) => (day === null ? 'Choose a day' : dated({ nextRenewalOn: day }))}
            onSave={(day) => (day === null ? undefined : change({ nextRenewalOn: day }))}
          />
        ) : null}
        {renews ? (
          <SwitchProperty
            label="By itself"
            name="Renews by itself"
            value={tool.autoRenew}
            onSave={(autoRenew) => change({ autoRenew })}
          />
        ) : null}
        <DateProperty
          label="Trial ends"
          add="No trial"
          value={tool.trialEndsOn}
          settings={settings}
          problemOf={(day) => dated({ trialEndsOn: day })}
          onSave={(trialEndsOn) => change({ trialEndsOn })}
        />
        {renews ? (
          <TextProperty
            label="Notice"
            inputMode="numeric"
            trailing={<span className="faint">days</span>}
            value={tool.noticeDays}
            read={read.days}
            onSave={(noticeDays) => change({ noticeDays })}
          />
        ) : null}
        <ChoiceProperty
          label="Verdict"
          value={tool.verdict}
          options={verdicts}
          onSave={(verdict) => change({ verdict })}
        />
        <Property label="Owner" empty={tool.ownerUserId === null && 'Add an owner'}>
          <MemberSelect
            label="Owner"
            value={tool.ownerUserId}
            onChange={(ownerUserId) => change({ ownerUserId })}
          />
        </Property>
        <Property label="Business" empty={tool.businessId === null && 'Add a business'}>
          <BusinessSelect
            value={tool.businessId}
            onChange={(businessId) => change({ businessId })}
          />
        </Property>
        {tool.status === 'cancelled' || tool.status === 'cancelling' ? (
          <ReplacedBy tool={tool} onChange={change} />
        ) : null}
        <TextProperty
          label="Account"
          add="Add its e-mail"
          value={tool.accountEmail}
          read={read.accountEmail}
          onSave={(accountEmail) => change({ accountEmail })}
        />
        {renews ? (
          <SwitchProperty
            label="As expense"
            name="Is a recurring expense"
            value={tool.trackAsExpense}
            onSave={(trackAsExpense) => change({ trackAsExpense })}
          />
        ) : null}
        <TextProperty
          label="Remind"
          inputMode="numeric"
          trailing={<span className="faint">days before</span>}
          value={tool.remindDaysBefore}
          read={read.days}
          onSave={(remindDaysBefore) => change({ remindDaysBefore })}
        />
      </PropertyList>
      {canEdit || tool.notes ? (
        <ProseField
          label="Notes (do not store passwords here)"
          value={tool.notes}
          maxLength={20_000}
          readOnly={!canEdit}
          onSave={(notes) => change({ notes })}
        />
      ) : null}
    </>
  );
}

const nothing = 'none';

function ReplacedBy({
  tool,
  onChange,
}: {
  tool: Tool;
  onChange: (changes: Pick<ToolChanges, 'replacedByToolId'>) => void;
}) {
  const others = tools.useRows(choicesByName).filter(({ value }) => value !== tool.id);
  const { replacedByToolId } = tool;
  return (
    <Property label="Replaced by" empty={replacedByToolId === null && 'Add a tool'}>
      <Select
        label="Replaced by"
        value={replacedByToolId ?? nothing}
        options={[{ value: nothing, label: 'Nothing' }, ...others]}
        onChange={(id) => onChange({ replacedByToolId: id === nothing ? null : id })}
      />
    </Property>
  );
}
