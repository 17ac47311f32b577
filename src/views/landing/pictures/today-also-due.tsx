import { KeyRound, type LucideIcon, PackageCheck, Send, Wallet } from 'lucide-react';

type Tone = 'good' | 'soon' | 'faint';
type Due = { title: string; value: string; from: string; state: string; tone: Tone };

const groups: { Icon: LucideIcon; label: string; rows: Due[] }[] = [
  {
    Icon: PackageCheck,
    label: 'Deliverables',
    rows: [
      {
        title: 'Caption and tags, part 1',
        value: '3:00 PM',
        from: 'Ovenbird · TikTok',
        state: 'Approved',
        tone: 'good',
      },
      {
        title: 'First cut, rain-shell reel',
        value: '6:00 PM',
        from: 'Halden · 1 Reel, for approval',
        state: 'In edit',
        tone: 'soon',
      },
    ],
  },
  {
    Icon: Send,
    label: 'To publish',
    rows: [
      {
        title: 'One-pan orzo, four ways',
        value: '12:00 PM',
        from: 'TikTok · Weeknight food',
        state: 'Scheduled',
        tone: 'good',
      },
      {
        title: 'Letter 61: what the tide left',
        value: '4:00 PM',
        from: 'Newsletter · Road notes',
        state: 'Not scheduled',
        tone: 'soon',
      },
    ],
  },
  {
    Icon: Wallet,
    label: 'Payments',
    rows: [
      {
        title: 'Kettle & Rye, invoice 0147',
        value: '+$1,800.00',
        from: 'Slow mornings · net 30',
        state: 'To send',
        tone: 'soon',
      },
      {
        title: 'Halden, deposit',
        value: '+$900.00',
        from: 'Rain shell launch · half up front',
        state: 'Invoiced',
        tone: 'faint',
      },
    ],
  },
  {
    Icon: KeyRound,
    label: 'Rights',
    rows: [
      {
        title: 'Paid use of the tide reel ends',
        value: 'Today',
        from: 'Halden · 30 days',
        state: 'Renewal not agreed',
        tone: 'faint',
      },
    ],
  },
];

export function TodayAlsoDue() {
  return (
    <div className="shot-also">
      <p className="shot-also-title">
        Also due today <span>7</span>
      </p>
      {groups.map(({ Icon, label, rows }) => (
        <div key={label} className="shot-due">
          <p>
            <Icon /> {label} <span>{rows.length}</span>
          </p>
          {rows.map((row) => (
            <div key={row.title} className="shot-due-row">
              <span>{row.title}</span>
              <span>{row.value}</span>
              <small>{row.from}</small>
              <small className={row.tone}>{row.state}</small>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
