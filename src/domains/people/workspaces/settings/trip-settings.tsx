import { daysText } from '#client/words/days-text.ts';
import { useSaved } from '#client/ui/fields/saved.tsx';
import { SettingRow } from '#client/ui/fields/setting-row.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { changeSettings } from '#domains/people/workspaces/data.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { can } from '#shared/permissions.ts';

const savedForMs = 2_000;
const dayChoices = [1, 2, 3, 4, 5, 7, 10, 14];

/** What shoots and trips of a workspace go by. */
export function TripSettings({ workspace }: { workspace: Workspace }) {
  const [saved, tellSaved] = useSaved(savedForMs);
  const { id, role, modulesOff, packDaysBefore } = workspace;
  if (modulesOff.includes('shoots')) return null;

  async function save(days: number) {
    const result = await changeSettings(id, { packDaysBefore: days });
    if (result.ok) tellSaved();
  }

  return (
    <section className="ws-section" aria-labelledby="ws-trips">
      <SectionHead id="ws-trips" title="Shoots and trips">
        {saved}
      </SectionHead>
      <SettingRow
        label="Start packing"
        hint="So long before a trip, whoever comes along is reminded of what is not packed yet."
      >
        {can(role, 'manage_settings') ? (
          <div className="setting-select">
            <Select
              label="Start packing"
              value={String(packDaysBefore)}
              options={[...new Set([...dayChoices, packDaysBefore])]
                .sort((one, other) => one - other)
                .map((days) => ({ value: String(days), label: beforeText(days) }))}
              onChange={(days) => void save(Number(days))}
            />
          </div>
        ) : (
          <span>{beforeText(packDaysBefore)}</span>
        )}
      </SettingRow>
    </section>
  );
}

const beforeText = (days: number) => `${daysText(days)} before`;
