import { classNames } from '#client/ui/base/class-names.ts';
import './name-slate.css';

interface NameSlateProps {
  name: string;
  type: string | null;
  owner: string;
  dayOne: string;
}

/** The slate that says live what the form holds. */
export function NameSlate({ name, type, owner, dayOne }: NameSlateProps) {
  const shown = name.trim();
  return (
    <div className="name-slate">
      <p className="label">Workspace</p>
      <p className={classNames('name', !shown && 'unwritten', shown.length > 24 && 'long')}>
        {shown || 'Nothing written yet'}
      </p>
      <dl className="cells">
        {[
          ['Type', type],
          ['Owner', owner],
          ['Day one', dayOne],
        ].map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={classNames('fig', !value && 'unwritten')}>{value ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
