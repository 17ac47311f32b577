import { type ReactNode, useEffect } from 'react';
import { focusHeading } from '#client/ui/fields/focus-heading.ts';
import { SplitPage } from '#client/ui/split-page.tsx';
import type { Segment } from '#client/ui/progress/segments.ts';
import { SignedInAs } from '#domains/people/workspaces/onboarding/signed-in-as.tsx';
import './invitation-slate.css';

/** The page of an invitation: what it says on paper, its state on the slate. */
export function InvitationSlate({
  email,
  clap,
  words,
  isUnlit = false,
  children,
}: {
  /** Who is signed in, where that is known. */
  email?: string;
  clap: readonly Segment[];
  words: string;
  isUnlit?: boolean;
  children: ReactNode;
}) {
  // Each answer is another page at the same address; the focus would be lost with the one before.
  useEffect(() => void focusHeading(), []);
  return (
    <SplitPage
      clap={clap}
      corner={email ? <SignedInAs email={email} /> : null}
      slate={<p className={isUnlit ? 'invitation-words unlit' : 'invitation-words'}>{words}</p>}
    >
      {children}
    </SplitPage>
  );
}
