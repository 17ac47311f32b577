import { useRouter } from '@tanstack/react-router';

interface CampaignLinkProps {
  id: string;
  name: string;
  /** What stands over the page closes. */
  onLeave: () => void;
}

/** The way to a campaign's page. */
export function CampaignLink({ id, name, onLeave }: CampaignLinkProps) {
  const { history } = useRouter();
  const path = `/campaign/${id}`;
  return (
    <a
      href={path}
      className="brand-line-open trunc"
      dir="auto"
      onClick={(event) => {
        // A new tab or window is the browser's business.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onLeave();
        history.push(path);
      }}
    >
      {name}
    </a>
  );
}
