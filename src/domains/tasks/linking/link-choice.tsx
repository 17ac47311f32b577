import { useScope } from '#client/sync/live/scope.ts';
import { Combobox } from '#client/ui/menus/combobox.tsx';
import { linkOf, linkTo, noLink, type Link } from './rules.ts';
import { useWorkspaces } from '#domains/people/workspaces/data.ts';
import { linkKinds, useLinkFields, useLinkGroups } from './link-kinds.tsx';

const nothing = 'Nothing';
const shownAtOnce = 100;

interface LinkChoiceProps {
  value: Link;
  onChange: (link: Link) => void;
}

/** What a task is for: a deal, a piece of content or a brand of the workspace on screen, or nothing. */
export function LinkChoice({ value, onChange }: LinkChoiceProps) {
  const { workspaceId } = useScope();
  const workspaces = useWorkspaces();
  const { groups, choiceOf, lineOf } = useLinkGroups();
  const link = linkOf(value);
  const isShown = useLinkFields().some((field) => field === link?.field);
  const isHere = link?.workspaceId === workspaceId;
  const elsewhere = workspaces.find(({ id }) => id === link?.workspaceId)?.name;
  // What is not offered is still said: what is archived, in the trash, switched off, or in another workspace.
  const chosen =
    link === undefined
      ? nothing
      : isHere && !isShown
        ? 'Switched off here'
        : isHere
          ? (lineOf.get(link.id) ?? linkKinds[link.field].titleOf(link.id) ?? 'No longer here')
          : `In ${elsewhere ?? 'another workspace'}`;
  function choose(line: string) {
    const choice = choiceOf.get(line);
    onChange(choice && workspaceId ? linkTo(workspaceId, choice.field, choice.id) : noLink);
  }
  return (
    <Combobox
      label="For"
      placeholder="Search deals, content, brands"
      value={chosen}
      onChange={choose}
      most={shownAtOnce}
      groups={[{ value: 'For', items: [nothing] }, ...groups]}
      emptyText={(typed) => `Nothing here is called “${typed}”.`}
    />
  );
}
