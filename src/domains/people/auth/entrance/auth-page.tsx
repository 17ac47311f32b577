import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { rememberedUserId } from '#client/sync/kept/store.ts';
import { GuardScreen } from '#client/ui/base/states.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { DaySlate } from './day-slate.tsx';
import { Entrance } from './entrance.tsx';
import { BackToSignIn } from './form-parts.tsx';
import { ResetForm } from './reset-form.tsx';
import { SplitPage } from '#client/ui/split-page.tsx';
import { useSession } from '#domains/people/auth/data.ts';
import { mailedIn, pathAfter } from '#domains/people/auth/rules.ts';

const clap = ['on', 'rest', 'on', 'rest', 'on', 'rest', 'on'] as const;

/** Signing in and up, and what mailed links lead to; whoever is in already goes on. */
export function AuthPage() {
  const search = useSearch({ strict: false });
  const { returnTo } = search;
  const { pathname, hash } = useLocation();
  const { reset, confirm, token } = { ...search, ...mailedIn(hash) };
  const router = useRouter();
  const { data, isPending } = useSession();
  const [wasKnown] = useState(() => rememberedUserId() !== null);
  // Asked anew, as after a session that is over is forgotten, it takes no form from whoever types.
  const [isAnswered, setAnswered] = useState(false);
  if (!isPending && !isAnswered) setAnswered(true);
  // A mailed link is answered even by somebody who is signed in.
  const mayPass = !reset && !confirm;
  const isIn = mayPass && Boolean(data?.user);
  const next = pathAfter(returnTo, token);
  const goOn = () => router.navigate({ href: next, replace: true });
  const forgetLink = () => void router.navigate({ to: '/auth', search: { returnTo } });

  useEffect(() => {
    if (isIn) void router.navigate({ href: next, replace: true });
  }, [isIn, next, router]);

  if (mayPass && wasKnown && (!isAnswered || isIn)) {
    return (
      <main id="main" tabIndex={-1}>
        <GuardScreen text="Checking authentication..." />
      </main>
    );
  }
  return (
    <SplitPage clap={clap} slate={<DaySlate />}>
      {reset ? (
        <ResetForm token={reset} onSignedIn={goOn} />
      ) : confirm ? (
        <ConfirmForm token={confirm} onSignedIn={goOn} />
      ) : (
        <Entrance
          key={pathname}
          isNew={pathname === '/register'}
          returnTo={returnTo}
          onSignedIn={goOn}
        />
      )}
      {mayPass ? null : <BackToSignIn onBack={forgetLink} />}
    </SplitPage>
  );
}
