import { Link } from '@tanstack/react-router';

interface CampaignLinkProps {
  id: string;
  name: string;
  /** What stands over the page closes. */
  onLeave: () => void;
}

/** The way to a campaign's page. */
export function CampaignLink({ id, name, onLeave }: CampaignLinkProps) {
  return (
    <Link
      to="/campaign/$id"
      params={{ id }}
      className="block opens strong trunc"
      dir="auto"
      onClick={(event) => {
        // In a new tab the page here stays as it is.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onLeave();
      }}
    >
      {name}
    </Link>
  );
}
