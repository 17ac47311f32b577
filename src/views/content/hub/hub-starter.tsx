import { Link } from '@tanstack/react-router';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import './hub-starter.css';

interface HubStarterProps {
  hasChannels: boolean;
  hasPillars: boolean;
  onNewChannel: () => void;
}

/** The three steps to a first week: where, about what, and the first idea. */
export function HubStarter({ hasChannels, hasPillars, onNewChannel }: HubStarterProps) {
  const next = !hasChannels ? 'channels' : !hasPillars ? 'pillars' : 'idea';
  return (
    <ol className="starter" aria-label="Three steps to your first week">
      <Step
        title="Add your channels"
        isDone={hasChannels}
        isNext={next === 'channels'}
        action={
          <Button variant={next === 'channels' ? 'primary' : 'secondary'} onClick={onNewChannel}>
            Add channel
          </Button>
        }
      >
        Where you post, and how often a week. No passwords: nothing is published for you.
      </Step>
      <Step
        title="Choose your pillars"
        isDone={hasPillars}
        isNext={next === 'pillars'}
        action={
          <StepLink to="/content-pillars" isNext={next === 'pillars'}>
            Content Pillars
          </StepLink>
        }
      >
        The three to five themes you want to be known for.
      </Step>
      <Step
        title="Catch your first idea"
        isDone={false}
        isNext={next === 'idea'}
        action={
          <StepLink to="/content-ideas" isNext={next === 'idea'}>
            Content Ideas
          </StepLink>
        }
      >
        One line is enough. It can become a post later.
      </Step>
    </ol>
  );
}

function Step({
  title,
  isDone,
  isNext,
  action,
  children,
}: {
  title: string;
  isDone: boolean;
  isNext: boolean;
  action: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="starter-step" data-state={isDone ? 'done' : isNext ? 'next' : 'later'}>
      <span className="starter-mark" aria-hidden="true">
        {isDone ? <Check /> : null}
      </span>
      <div className="starter-words">
        <h2>
          {title}
          {isDone ? <span className="sr">, done</span> : null}
        </h2>
        <p className="muted">{children}</p>
      </div>
      {isDone ? null : action}
    </li>
  );
}

function StepLink({
  to,
  isNext,
  children,
}: {
  to: '/content-pillars' | '/content-ideas';
  isNext: boolean;
  children: ReactNode;
}) {
  return (
    <Link to={to} className={buttonClass({ variant: isNext ? 'primary' : 'secondary' })}>
      {children}
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
