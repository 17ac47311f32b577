import {
  AtSign,
  BriefcaseBusiness,
  CalendarDays,
  Circle,
  Clapperboard,
  FileText,
  GalleryHorizontal,
  Hash,
  Image,
  type LucideIcon,
  Mail,
  Mic,
  MonitorPlay,
  Pin,
  Radio,
  RectangleVertical,
  Smartphone,
  ThumbsUp,
} from 'lucide-react';
import type { Format, Platform } from './schema.ts';

const ofFormat: Partial<Record<Format, LucideIcon>> = {
  reel: Clapperboard,
  carousel: GalleryHorizontal,
  photo_carousel: GalleryHorizontal,
  story_set: RectangleVertical,
  story: RectangleVertical,
  feed_post: Image,
  pin: Image,
  photo_set: Image,
  live: Radio,
  stream: Radio,
  article: FileText,
  guest_post: FileText,
};
const ofPlatform: Partial<Record<Platform, LucideIcon>> = {
  instagram: Clapperboard,
  tiktok: Smartphone,
  youtube: MonitorPlay,
  facebook: ThumbsUp,
  threads: AtSign,
  x: Hash,
  linkedin: BriefcaseBusiness,
  pinterest: Pin,
  snapchat: RectangleVertical,
  twitch: Radio,
  podcast: Mic,
  newsletter: Mail,
  blog: FileText,
  event: CalendarDays,
};

/** A picture of what is to be published: of its format, else of where. */
export function formatIcon(
  platform: Platform | null | undefined,
  format: Format | null | undefined,
): LucideIcon {
  return (format && ofFormat[format]) ?? (platform && ofPlatform[platform]) ?? Circle;
}
