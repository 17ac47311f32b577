import {
  AlarmClock,
  CalendarDays,
  CalendarRange,
  ChartLine,
  ChevronDown,
  ChevronRight,
  ChevronsUpDown,
  Columns3,
  Ellipsis,
  Bookmark,
  Layers,
  LayoutDashboard,
  Lightbulb,
  Link,
  ListChecks,
  type LucideIcon,
  Megaphone,
  PanelLeft,
  Repeat,
  Search,
  Settings,
  Sun,
  Sunrise,
  Tag,
} from 'lucide-react';
import { Wordmark } from '#client/ui/marks/glyphs.tsx';

type Entry = { Icon: LucideIcon; label: string; count?: string; state?: 'current' | 'late' };

const tasks: Entry[] = [
  { Icon: Sun, label: 'Today', count: '5', state: 'current' },
  { Icon: Sunrise, label: 'Tomorrow', count: '4' },
  { Icon: ListChecks, label: 'All Tasks' },
  { Icon: Repeat, label: 'Routine', count: '7/12' },
  { Icon: AlarmClock, label: 'Overdue', count: '2', state: 'late' },
  { Icon: CalendarDays, label: 'Calendar' },
];

const contentPlanning: Entry[] = [
  { Icon: Lightbulb, label: 'Content Ideas', count: '23' },
  { Icon: Bookmark, label: 'Inspirations' },
  { Icon: Layers, label: 'Content Pillars' },
  { Icon: CalendarRange, label: 'Content Calendar' },
  { Icon: Columns3, label: 'Content Pipeline', count: '16' },
  { Icon: ChartLine, label: 'Analytics' },
  { Icon: Megaphone, label: 'Brand Campaigns', count: '6' },
  { Icon: Tag, label: 'Content Brands' },
  { Icon: Link, label: 'Affiliate Links' },
];

export function TodaySidebar() {
  return (
    <div className="shot-sidebar">
      <div className="shot-brand">
        <Wordmark size={27} />
        <PanelLeft />
      </div>
      <div className="shot-workspace">
        <i>Lk</i>
        <span>
          <b>Studio Lark</b>
          <small>Owner · 4 members</small>
        </span>
        <ChevronsUpDown />
      </div>
      <div className="shot-search">
        <Search /> Search or jump to… <kbd>⌘K</kbd>
      </div>
      <Item Icon={LayoutDashboard} label="Dashboard" />
      <Group label="Tasks" entries={tasks} />
      <Group label="Content Planning" entries={contentPlanning} />
      <Group label="Finance" />
      <div className="shot-sidebar-foot">
        <Item Icon={Settings} label="Settings" />
        <div className="shot-user">
          <i className="teal">MA</i> Mara <Ellipsis />
        </div>
      </div>
    </div>
  );
}

function Group({ label, entries = [] }: { label: string; entries?: Entry[] }) {
  const isOpen = entries.length > 0;
  return (
    <div className={`shot-group${isOpen ? '' : ' shut'}`}>
      <p>
        {isOpen ? <ChevronDown /> : <ChevronRight />} {label}
      </p>
      {entries.map((entry) => (
        <Item key={entry.label} {...entry} />
      ))}
    </div>
  );
}

function Item({ Icon, label, count, state }: Entry) {
  return (
    <div className={`shot-item ${state ?? ''}`}>
      <Icon /> {label} {count && <span>{count}</span>}
    </div>
  );
}
