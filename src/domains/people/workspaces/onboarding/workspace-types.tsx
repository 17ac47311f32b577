import { Building2, User, Users } from 'lucide-react';
import type { WorkspaceType } from '#domains/people/workspaces/schema.ts';
import '#client/ui/choices/segmented.css';
import './workspace-types.css';

/** The three kinds of workspace: what each is for, and the name that an empty field takes from it. */
export const kinds = [
  {
    type: 'personal',
    label: 'Personal',
    Icon: User,
    name: 'My Personal Workspace',
    about: 'Your own days, routine and ideas. Nobody else sees it.',
  },
  {
    type: 'team',
    label: 'Team',
    Icon: Users,
    name: 'Team Workspace',
    about: 'One slate for you, your editor and your second shooter.',
  },
  {
    type: 'business',
    label: 'Business',
    Icon: Building2,
    name: 'Company Workspace',
    about: 'Clients, payments and several brands, with roles for everyone.',
  },
] as const;
export type Kind = (typeof kinds)[number];

interface TypeButtonsProps {
  value: WorkspaceType | null;
  onChoose: (kind: Kind) => void;
}

/** Three buttons of which one is pressed, drawn as an ink bar. */
export function TypeButtons({ value, onChoose }: TypeButtonsProps) {
  return (
    <div className="radio-bar tight type-buttons">
      {kinds.map((kind) => (
        <button
          key={kind.type}
          type="button"
          aria-pressed={kind.type === value}
          onClick={() => onChoose(kind)}
        >
          <kind.Icon aria-hidden="true" />
          {kind.label}
        </button>
      ))}
    </div>
  );
}
