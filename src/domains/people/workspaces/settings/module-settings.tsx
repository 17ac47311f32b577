import { useSaved } from '#client/ui/fields/saved.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { SettingRow } from '#client/ui/fields/setting-row.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { changeSettings } from '#domains/people/workspaces/data.ts';
import { moduleFacts } from '#domains/people/workspaces/rules.ts';
import type { Workspace } from '#domains/people/workspaces/schema.ts';
import { type Module, modules } from '#shared/modules.ts';
import { can } from '#shared/permissions.ts';

const savedForMs = 2_000;

/** The parts of the product that the workspace works with; for everybody in it, at once. */
export function ModuleSettings({ workspace }: { workspace: Workspace }) {
  const [saved, tellSaved] = useSaved(savedForMs);
  const { id, role, modulesOff } = workspace;
  const mayChange = can(role, 'manage_settings');

  async function use(module: Module, isOn: boolean) {
    const others = modulesOff.filter((one) => one !== module);
    const result = await changeSettings(id, { modulesOff: isOn ? others : [...others, module] });
    if (result.ok) tellSaved();
  }

  return (
    <section className="ws-section" aria-labelledby="ws-modules">
      <SectionHead id="ws-modules" title="Modules">
        {saved}
      </SectionHead>
      <p>
        What is switched off disappears for everybody in this workspace. Its data are kept, and come
        back with it.
      </p>
      {modules.map((module) => {
        const { label, hint } = moduleFacts[module];
        const isOn = !modulesOff.includes(module);
        return (
          <SettingRow key={module} label={label} hint={hint}>
            {mayChange ? (
              <Switch label={label} checked={isOn} onChange={(next) => void use(module, next)} />
            ) : (
              <span>{isOn ? 'On' : 'Off'}</span>
            )}
          </SettingRow>
        );
      })}
    </section>
  );
}
