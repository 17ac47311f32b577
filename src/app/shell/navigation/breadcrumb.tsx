import { Link, useLocation } from '@tanstack/react-router';
import { useSeesMoney } from '#client/record/sees-money.ts';
import { useCurrentWorkspace } from '#domains/people/workspaces/data.ts';
import { isAt, type NavigationItem, placeAbove, sectionOf, settingsPlace } from './navigation.ts';
import { usePageTitle } from '#app/shell/page-change.ts';

/** The section, or the workspace for pages above all sections, and then the page. */
export function Breadcrumb() {
  const section = useLocation({ select: ({ pathname }) => sectionOf(pathname) });
  const workspace = useCurrentWorkspace();
  const seesMoney = useSeesMoney();
  const settingsTab = useLocation({ select: settingsTabOf });
  const title = usePageTitle();
  const place = useLocation({ select: ({ pathname }) => placeAbove(pathname) });
  if (settingsTab) return <Crumbs parent="Settings" title={settingsTab} />;
  const isThere = section && !section.hasNoHeading && (seesMoney || !section.isOfMoney);
  const parent = isThere ? section.label : workspace?.name;
  return <Crumbs parent={parent} place={place} title={title} />;
}

interface CrumbsProps {
  parent: string | undefined;
  /** The list that the record on screen is one of. */
  place?: NavigationItem | undefined;
  title: string | undefined;
}

function Crumbs({ parent, place, title }: CrumbsProps) {
  return (
    <nav className="crumbs" aria-label="Breadcrumb">
      <ol>
        {parent && parent !== place?.label ? (
          <li>
            <span className="trunc">{parent}</span>
          </li>
        ) : null}
        {place ? (
          <li>
            <Link to={place.to}>{place.label}</Link>
          </li>
        ) : null}
        {title ? (
          <li aria-current="page">
            <span className="trunc">{title}</span>
          </li>
        ) : null}
      </ol>
    </nav>
  );
}

/** The tab that is open, on the page of settings. */
function settingsTabOf({ pathname, search }: { pathname: string; search: { tab?: string } }) {
  if (!isAt(pathname, settingsPlace)) return undefined;
  return search.tab === 'workspace' ? 'Workspace' : 'Personal';
}
