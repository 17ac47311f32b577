import { Bell, ChevronDown, CloudCheck, ListPlus, Plus, Star } from 'lucide-react';
import { ColorDot } from '#client/ui/marks/tape.tsx';
import { TodayAlsoDue } from './today-also-due.tsx';
import { TodaySidebar } from './today-sidebar.tsx';
import { TodayTasks } from './today-tasks.tsx';

const facts = [
  { label: 'Done', figure: '3', unit: 'of 8' },
  { label: 'Next up', figure: '11:00', unit: 'AM, in 18 min' },
  { label: 'To publish', figure: '2', unit: '' },
  { label: 'Money in', figure: '$1,800', unit: '' },
];

/** The Today view as it stands at 10:42, drawn in markup so that it is crisp at any size and follows the theme. */
export function TodayPicture() {
  return (
    <div className="shot">
      <div className="shot-page">
        <TodaySidebar />
        <div className="shot-main">
          <TopBar />
          <div className="shot-content">
            <TodaySlate />
            <div className="shot-columns">
              <div className="shot-tasks">
                <QuickAdd />
                <TodayTasks />
              </div>
              <TodayAlsoDue />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

function TopBar() {
  return (
    <div className="shot-topbar">
      <span className="faint">Tasks</span>
      <span className="shot-separator">/</span>
      <b>Today</b>
      <span className="shot-saved">
        <CloudCheck /> All changes saved
      </span>
      <span className="shot-people">
        <i className="teal">MA</i>
        <i className="indigo">JO</i>
        <i className="orange">IF</i>
      </span>
      <Bell className="shot-bell" />
      <span className="shot-button ink">
        <Plus /> New task <kbd>N</kbd>
      </span>
    </div>
  );
}

function TodaySlate() {
  return (
    <div className="shot-slate">
      <div className="shot-clap">
        {Array.from({ length: 8 }, (_, index) => (
          <i key={index} className={index < 3 ? 'on' : index === 3 ? 'next' : undefined} />
        ))}
      </div>
      <div className="shot-slate-body">
        <div>
          <p className="shot-title">
            Today <Star />
          </p>
          <p className="shot-date">Tuesday, September 16, 2025</p>
        </div>
        <div className="shot-facts">
          {facts.map(({ label, figure, unit }) => (
            <div key={label}>
              <span>{label}</span>
              <b>
                {figure} {unit && <small>{unit}</small>}
              </b>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function QuickAdd() {
  return (
    <div className="shot-quick-add">
      <div className="shot-quick-bar">
        <Plus />
        <span className="shot-typed">Buy gaffer tape on the way</span>
        <span className="shot-category">
          <ColorDot color="red" /> Shoot <ChevronDown />
        </span>
        <span className="shot-button ink">Add</span>
      </div>
      <span className="shot-button">
        <ListPlus /> Add detailed task
      </span>
    </div>
  );
}
