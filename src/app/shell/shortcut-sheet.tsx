import { type Shortcut, useShortcuts } from '#client/page/shortcuts.tsx';
import { Dialog } from '#client/ui/overlays/dialog.tsx';
import { Kbd } from '#client/ui/marks/kbd.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { updatePreferences, useUser } from '#domains/people/auth/data.ts';
import { hideOverlay } from '#client/page/overlays.ts';
import './shortcut-sheet.css';

const firstGroups = ['Anywhere', 'Go to'];

/** All keys that work at this moment, and the switch for those without a modifier. */
export function ShortcutSheet({ open }: { open: boolean }) {
  const isOn = useUser()?.singleKeyShortcuts ?? true;
  const groups = groupsOf(useShortcuts());
  return (
    <Dialog
      open={open}
      onClose={hideOverlay}
      title="Keyboard shortcuts"
      size="lg"
      footer={
        <>
          <Switch
            label="Single-letter shortcuts"
            checked={isOn}
            onChange={(singleKeyShortcuts) => void updatePreferences({ singleKeyShortcuts })}
          >
            Single-letter shortcuts
          </Switch>
          <span className="end xs faint">Off while you type</span>
        </>
      }
    >
      <div className="shortcuts">
        {groups.map(({ group, rows }) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {rows.map(({ label, keys }) => (
                <div key={label} className={isOn || keys.includes('mod+') ? undefined : 'off'}>
                  <dt>{label}</dt>
                  <dd>
                    <Kbd keys={keys} split />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Rows by heading; several keys for the same deed share a row: '1 to 8'. */
function groupsOf(shortcuts: readonly Shortcut[]) {
  const order = (group: string) =>
    (firstGroups.indexOf(group) + firstGroups.length + 1) % (firstGroups.length + 1);
  return [...Map.groupBy(shortcuts, ({ group }) => group)]
    .sort(([one], [other]) => order(one) - order(other))
    .map(([group, ofGroup]) => ({
      group,
      rows: [...Map.groupBy(ofGroup, ({ label }) => label)].map(([label, same]) => ({
        label,
        keys: written([...new Set(same.map(({ keys }) => keys))]),
      })),
    }));
}

function written(all: readonly string[]): string {
  const [first = '', ...rest] = all.map((keys) => keys.replaceAll(' ', ' then '));
  const last = rest.at(-1);
  if (!last) return first;
  return rest.length > 1 ? `${first} to ${last}` : `${first} ${last}`;
}
