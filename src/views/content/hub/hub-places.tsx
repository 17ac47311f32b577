import { Link } from '@tanstack/react-router';
import {
  Bookmark,
  CalendarRange,
  ChartLine,
  Columns3,
  Layers,
  Lightbulb,
  Link2,
  Megaphone,
  Tag,
} from 'lucide-react';
import { buttonClass } from '#client/ui/button.tsx';
import './hub-places.css';

const places = [
  { label: 'Ideas', to: '/content-ideas', icon: Lightbulb },
  { label: 'Pipeline', to: '/content-pipeline', icon: Columns3 },
  { label: 'Calendar', to: '/content-calendar', icon: CalendarRange },
  { label: 'Inspirations', to: '/inspirations', icon: Bookmark },
  { label: 'Pillars', to: '/content-pillars', icon: Layers },
  { label: 'Analytics', to: '/analytics', icon: ChartLine },
  { label: 'Campaigns', to: '/brand-campaigns', icon: Megaphone },
  { label: 'Brands', to: '/content-brands', icon: Tag },
  { label: 'Affiliate links', to: '/affiliate-links', icon: Link2 },
] as const;

/** The ways to all pages of content: on a phone they are one press away from here alone. */
export function HubPlaces() {
  return (
    <nav className="hub-places" aria-label="Content pages">
      {places.map(({ label, to, icon: Icon }) => (
        <Link key={to} to={to} className={buttonClass({ variant: 'ghost', size: 'sm' })}>
          <Icon aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
