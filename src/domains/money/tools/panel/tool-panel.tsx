import { MoreHorizontal } from 'lucide-react';
import { RecordPanel } from '#client/record/record-panel.tsx';
import { RecordTitle } from '#client/record/record-title.tsx';
import { bySchema } from '#client/record/saved-text.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { type DayFormats, formatShortDate } from '#client/words/format-dates.ts';
import { tools } from '#domains/money/tools/data.ts';
import { priceOn } from '#domains/money/tools/prices/rules.ts';
import { toolStatusLabels } from '#domains/money/tools/rules.ts';
import { tool as toolSchema, type Tool } from '#domains/money/tools/schema.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { useBaseCurrency, useCan } from '#domains/people/workspaces/data.ts';
import { PriceHistory } from './price-history.tsx';
import { priceText } from './price-text.ts';
import { changeTool } from './tool-actions.ts';
import { ToolFields } from './tool-fields.tsx';
import { toolItems } from './tool-items.tsx';

const readName = bySchema(toolSchema.shape.name);

interface ToolPanelProps {
  toolId: string;
  open: boolean;
  onClose: () => void;
  onWalk: (id: string) => void;
}

/** Everything about one tool, and what it has cost. */
export function ToolPanel({ toolId, open, onClose, onWalk }: ToolPanelProps) {
  const tool = tools.useRows(rowsById).get(toolId);
  const settings = useFormats();
  const base = useBaseCurrency();
  const canEdit = useCan('edit');
  const items = tool ? toolItems(tool, { today: settings.today, canEdit }, onClose) : [];
  return (
    <RecordPanel
      open={open}
      onClose={onClose}
      onWalk={onWalk}
      id={toolId}
      title={tool?.name ?? 'Tool'}
      deeds={
        tool && items.length > 0 ? (
          <Menu
            label={`More for ${tool.name}`}
            align="end"
            trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
            items={items}
          />
        ) : null
      }
    >
      {tool ? (
        <>
          {canEdit ? null : <ReadOnlyNote className="xs faint" />}
          <RecordTitle
            label="Name"
            value={tool.name}
            canEdit={canEdit}
            read={readName}
            onSave={(name) => changeTool(tool, { name })}
          >
            <span className="num">
              {[
                toolStatusLabels[tool.status],
                priceText(priceOn(tool, settings.today) ?? tool),
                dayText(tool, settings),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </RecordTitle>
          <ToolFields tool={tool} canEdit={canEdit} settings={settings} />
          <PriceHistory tool={tool} base={base} settings={settings} />
        </>
      ) : (
        <p className="muted">This tool no longer exists.</p>
      )}
    </RecordPanel>
  );
}

function dayText({ status, nextRenewalOn, trialEndsOn, endedOn }: Tool, formats: DayFormats) {
  const day = (date: string | null) => (date ? formatShortDate(date, formats) : '');
  if (status === 'cancelled') return endedOn ? `ended ${day(endedOn)}` : '';
  if (status === 'cancelling') return `ends ${day(nextRenewalOn)}`;
  if (status === 'trial' && trialEndsOn) return `trial until ${day(trialEndsOn)}`;
  return nextRenewalOn ? `renews ${day(nextRenewalOn)}` : '';
}
