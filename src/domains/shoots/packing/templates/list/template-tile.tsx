import {
  Aperture,
  Camera,
  Car,
  Luggage,
  type LucideIcon,
  Megaphone,
  Mic,
  Package,
  Plane,
  Snowflake,
  Tent,
  Ticket,
  Umbrella,
} from 'lucide-react';
import { createElement } from 'react';
import type { TemplateIcon } from '#domains/shoots/packing/templates/schema.ts';
import './template-tile.css';

const icons: Record<TemplateIcon, LucideIcon> = {
  luggage: Luggage,
  camera: Camera,
  aperture: Aperture,
  package: Package,
  megaphone: Megaphone,
  ticket: Ticket,
  umbrella: Umbrella,
  plane: Plane,
  car: Car,
  tent: Tent,
  snowflake: Snowflake,
  mic: Mic,
};

/** How the icons of templates are called. */
export const iconLabels: Record<TemplateIcon, string> = {
  luggage: 'Luggage',
  camera: 'Camera',
  aperture: 'Lens',
  package: 'Parcel',
  megaphone: 'Megaphone',
  ticket: 'Ticket',
  umbrella: 'Parasol',
  plane: 'Plane',
  car: 'Car',
  tent: 'Tent',
  snowflake: 'Snow',
  mic: 'Mic',
};

/** The picture of a template. */
export function TemplateIconMark({ icon }: { icon: TemplateIcon }) {
  return createElement(icons[icon], { 'aria-hidden': true });
}

/** The same on a tile, before its name. */
export function TemplateTile({ icon }: { icon: TemplateIcon }) {
  return (
    <span className="tile template-tile" aria-hidden="true">
      <TemplateIconMark icon={icon} />
    </span>
  );
}
