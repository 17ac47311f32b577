import { useEffect, useState } from 'react';
import { SlateGlyph } from '#client/ui/marks/glyphs.tsx';
import { Stick } from '#client/ui/progress/stick.tsx';
import { InvitationSlate } from './invitation-slate.tsx';

const steps = 8;
const stepMs = 250;

/** The invitation is accepted; the stick fills while the way to the dashboard opens. */
export function AcceptedInvitation({ email }: { email: string }) {
  const [filled, setFilled] = useState(1);
  useEffect(() => {
    const timer = setInterval(() => setFilled((count) => Math.min(count + 1, steps)), stepMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <InvitationSlate email={email} clap={['on', 'on']} words="You’re on the slate.">
      <SlateGlyph kind="shut" />
      <div role="status">
        <h1>Invitation Accepted!</h1>
        <p className="invitation-text muted">
          {"You've successfully joined the workspace. Redirecting to dashboard..."}
        </p>
      </div>
      <Stick
        size="thin"
        className="invitation-drain"
        label="Redirecting"
        segments={Array.from({ length: steps }, (_, at) => (at < filled ? 'on' : 'rest'))}
      />
    </InvitationSlate>
  );
}
