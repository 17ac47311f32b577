import { Link, useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useScopeId } from '#client/sync/live/scope.ts';
import { Button } from '#client/ui/button.tsx';
import { usePageName } from '#client/words/page-name.ts';
import { switchWorkspace, useWorkspaces } from '#domains/people/workspaces/data.ts';
import './not-found-page.css';

let logged: string | undefined;

/** An address that leads nowhere. */
export function NotFoundPage() {
  return (
    <main id="main" className="not-found" tabIndex={-1}>
      <NotFound />
    </main>
  );
}

/** The same, on a page of the app whose record is not there. */
export function NotFoundRecord() {
  return (
    <div className="not-found is-record">
      <NotFound />
      <OtherWorkspaces />
    </div>
  );
}

/** A link that a colleague sent may lead into another workspace than the one on screen. */
function OtherWorkspaces() {
  const here = useScopeId('workspace');
  const others = useWorkspaces().filter(({ id }) => id !== here);
  if (others.length === 0) return null;
  return (
    <section className="stack gap-8" aria-label="Other workspaces">
      <p className="muted">It may be in another of your workspaces:</p>
      <div className="row wraps gap-8">
        {others.map(({ id, name }) => (
          <Button key={id} onClick={() => switchWorkspace(id)}>
            {`Look in ${name}`}
          </Button>
        ))}
      </div>
    </section>
  );
}

function NotFound() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  usePageName('Page not found');
  useEffect(() => {
    if (logged === path) return;
    logged = path;
    // oxlint-disable-next-line no-console -- The specification asks for the unknown path in the console.
    console.error('404: no page at', path);
  }, [path]);
  return (
    <>
      <div className="scene" aria-hidden="true">
        <div className="scene-clap">
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <p className="scene-title">Scene missing</p>
        <p className="scene-path">{path}</p>
      </div>
      <h1>Oops! Page not found</h1>
      <Link to="/" className="not-found-link">
        Return to Home
      </Link>
    </>
  );
}
