import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { localTimeZone, useToday } from '#client/words/dates.ts';
import { toast } from '#client/ui/toasts/toasts.tsx';
import { useUser } from '#domains/people/auth/data.ts';
import { CreateStep } from './create-step.tsx';
import { NameSlate } from './name-slate.tsx';
import { SignedInAs } from './signed-in-as.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { useWorkspaceForm } from './use-workspace-form.ts';
import { WelcomeStep } from './welcome-step.tsx';
import type { Kind } from './workspace-types.tsx';
import { createPersonalWorkspace } from '#domains/people/workspaces/creation/data.ts';

/** The first workspace of a new user, in two steps (spec section 2). */
export function OnboardingPage() {
  const [step, setStep] = useState<1 | 2>(1);
  const [kind, setKind] = useState<Kind | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSample, setSample] = useState(false);
  const [isSkipping, setSkipping] = useState(false);
  const navigate = useNavigate();
  const user = useUser();
  const timeZone = user?.timeZone ?? localTimeZone();
  const today = useToday(timeZone);

  const start = () => void navigate({ to: '/dashboard', replace: true });
  const form = useWorkspaceForm({
    type: kind?.type,
    isSample,
    onCreated: start,
    onFailed: () => setError('Failed to create workspace. Please try again.'),
  });

  function choose(next: Kind) {
    setKind(next);
    if (form.name.trim() === '') form.rename(next.name);
  }

  async function skip() {
    setSkipping(true);
    try {
      await createPersonalWorkspace();
      toast.success('Personal workspace created');
      start();
    } catch {
      toast.error('Failed to create personal workspace');
      setSkipping(false);
    }
  }

  return (
    <SplitPage
      clap={step === 1 ? ['now', 'rest'] : ['on', 'now']}
      timeZone={timeZone}
      corner={<SignedInAs email={user?.email ?? ''} />}
      slate={
        <NameSlate
          name={form.name}
          type={kind?.label ?? null}
          owner={user?.firstName ?? user?.username ?? 'You'}
          dayOne={shortDate(today)}
        />
      }
    >
      {step === 1 ? (
        <WelcomeStep onNext={() => setStep(2)} onSkip={() => void skip()} isSkipping={isSkipping} />
      ) : (
        <CreateStep
          form={form}
          type={kind?.type ?? null}
          onChoose={choose}
          isSample={isSample}
          onSample={setSample}
          onBack={() => setStep(1)}
          error={error}
        />
      )}
    </SplitPage>
  );
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

function shortDate(day: string): string {
  return dayFormat.format(new Date(day));
}
