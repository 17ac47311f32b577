import { Button } from '#client/ui/button.tsx';
import { WaitingInvitations } from '#domains/people/workspaces/invitations/waiting-invitations.tsx';
import { DeletedWorkspaces } from '#domains/people/workspaces/settings/deleted-workspaces.tsx';
import { StepTitle } from './step-title.tsx';
import { kinds } from './workspace-types.tsx';
import './welcome-step.css';

interface WelcomeStepProps {
  onNext: () => void;
  onSkip: () => void;
  isSkipping: boolean;
}

/** What a workspace is and which kinds there are. */
export function WelcomeStep({ onNext, onSkip, isSkipping }: WelcomeStepProps) {
  return (
    <>
      <StepTitle step={1}>Welcome to Dayslate</StepTitle>
      <p className="welcome-lead muted">
        A workspace keeps one set of days, content and deals together. You can have several and
        switch at any time.
      </p>
      <WaitingInvitations />
      <ul className="welcome-kinds">
        {kinds.map(({ type, label, Icon, about }) => (
          <li key={type}>
            <Icon aria-hidden="true" />
            <h2>{label}</h2>
            <p>{about}</p>
          </li>
        ))}
      </ul>
      <div className="cols gap-8">
        <Button variant="primary" size="lg" onClick={onNext}>
          Create My First Workspace
        </Button>
        <Button variant="ghost" size="lg" busy={isSkipping} onClick={onSkip}>
          Skip for now
        </Button>
      </div>
      <DeletedWorkspaces />
    </>
  );
}
