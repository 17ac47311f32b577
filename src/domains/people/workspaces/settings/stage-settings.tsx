import { SettingRow } from '#client/ui/fields/setting-row.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { stageLabels as commonNames } from '#domains/people/workspaces/rules.ts';
import {
  middleStages,
  type MiddleStage,
  type Workspace,
  type WorkspaceChanges,
} from '#domains/people/workspaces/schema.ts';
import { SettingText } from './setting-text.tsx';
import './stage-settings.css';

interface StageSettingsProps {
  workspace: Workspace;
  mayChange: boolean;
  onChange: (changes: WorkspaceChanges) => Promise<void>;
}

/** The names of the middle stages, and which of them the workspace works without. */
export function StageSettings({ workspace, mayChange, onChange }: StageSettingsProps) {
  const { stageLabels, hiddenStages } = workspace;
  const shown = middleStages.filter((stage) => !hiddenStages.includes(stage));

  function show(stage: MiddleStage, isShown: boolean) {
    const hidden = hiddenStages.filter((one) => one !== stage);
    void onChange({ hiddenStages: isShown ? hidden : [...hidden, stage] });
  }

  return (
    <SettingRow label="Stages" hint="An idea becomes content in the first of these.">
      <ul className="stage-settings">
        {middleStages.map((stage) => {
          const name = commonNames[stage];
          const isShown = shown.includes(stage);
          return (
            <li key={stage}>
              {mayChange ? (
                <Switch
                  label={`Use the stage ${name}`}
                  checked={isShown}
                  // Something has to be between an idea and its day.
                  disabled={isShown && shown.length === 1}
                  onChange={(next) => show(stage, next)}
                />
              ) : null}
              <SettingText
                label={`Name of the stage ${name}`}
                value={stageLabels[stage]}
                placeholder={name}
                maxLength={24}
                readOnly={!mayChange}
                onSave={(text) => void onChange({ stageLabels: { ...stageLabels, [stage]: text } })}
              />
              {!mayChange && !isShown ? <span className="faint">Not used</span> : null}
            </li>
          );
        })}
      </ul>
    </SettingRow>
  );
}
