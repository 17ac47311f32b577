import { useLocation } from '@tanstack/react-router';
import { useCurrentWorkspace } from '#domains/workspaces/data.ts';
import { sectionOf } from './navigation.ts';
import { usePageTitle } from './page-change.ts';

/** The section, or the workspace for pages above all sections, and then the page. */
export function Breadcrumb() {
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) });
  const workspace = useCurrentWorkspace();
  const parent = section && !section.hasNoHeading ? section.label : workspace?.name;
  const title = usePageTitle();
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {parent ? (
          <li>
            <span className="trunc">{parent}</span>
          </li>
        ) : null}
        {title ? <li aria-current="page">{title}</li> : null}
      </ol>
    </nav>
  );
}
