import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api.ts';
import { Check } from '#client/ui/check.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { useSaved } from '#client/ui/saved.tsx';
import { updatePreferences } from '#domains/auth/data.ts';
import type { Profile } from '#domains/auth/schema.ts';
import { notificationsContract } from '#domains/notifications/contract.ts';
import {
  type NotificationChannel,
  type NotificationEvent,
  notificationEvents,
} from '#domains/notifications/schema.ts';
import '#client/ui/table.css';
import './notification-settings.css';

const savedForMs = 2_000;

const words: Record<NotificationEvent, { label: string; hint: string }> = {
  mention: { label: 'Mentions', hint: 'Somebody writes @ and your name' },
  comment: { label: 'Comments', hint: 'On what is yours, or where you have commented' },
  assignment: { label: 'Assigned to me', hint: 'A record becomes yours to do' },
  approval: { label: 'Approvals', hint: 'Asked of you, or decided, by a brand too' },
  membership: { label: 'Workspaces', hint: 'Your role changes, or you are removed' },
  deliverable: { label: 'Deliverables', hint: 'Due in 3 days, tomorrow, or late' },
  payment: { label: 'Payments', hint: 'Due in 7 days, or overdue' },
  rights: { label: 'Rights and exclusivity', hint: '45, 30 and 14 days before they end' },
  task: { label: 'Task reminders', hint: 'At the time that the task says' },
};

/** Which events reach the user, and by which way. Every choice saves at once. */
export function NotificationSettings({ user }: { user: Profile }) {
  const [saved, tellSaved] = useSaved(savedForMs);
  const { data: ways } = useQuery({
    queryKey: ['notification ways'],
    queryFn: () => call(notificationsContract.ways, {}),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { persist: false },
  });
  const canMail = ways?.mail === true;

  async function choose(event: NotificationEvent, channel: NotificationChannel, isOn: boolean) {
    const choice = `${event}.${channel}` as const;
    const others = user.notificationsOff.filter((one) => one !== choice);
    const result = await updatePreferences({
      notificationsOff: isOn ? others : [...others, choice],
    });
    if (result.ok) tellSaved();
  }

  const box = (event: NotificationEvent, channel: NotificationChannel, name: string) => (
    <Check
      square
      label={`${words[event].label}: ${name}`}
      checked={isOn(user, event, channel) && (channel === 'app' || canMail)}
      disabled={channel === 'mail' && (!canMail || !isOn(user, event, 'app'))}
      onChange={(next) => void choose(event, channel, next)}
    />
  );
  return (
    <Disclosure title="What to notify" end={saved}>
      <div id="what-to-notify" className="notify">
        <table className="table notify-table">
          <thead>
            <tr>
              <th scope="col">Event</th>
              <th scope="col">In the app</th>
              <th scope="col">E-mail</th>
            </tr>
          </thead>
          <tbody>
            {notificationEvents.map((event) => (
              <tr key={event}>
                <th scope="row">
                  {words[event].label}
                  <span className="notify-hint">{words[event].hint}</span>
                </th>
                <td>{box(event, 'app', 'in the app')}</td>
                <td>
                  {event === 'task' ? (
                    <span className="notify-none">–</span>
                  ) : (
                    box(event, 'mail', 'by e-mail')
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="sm muted">
          {ways?.mail === false
            ? 'This server has no outgoing mail (SMTP_URL is not set), so nothing is sent by e-mail.'
            : 'E-mails wait ten minutes, so that several become one; what you have read by then is left out.'}
        </p>
      </div>
    </Disclosure>
  );
}

function isOn(user: Profile, event: NotificationEvent, channel: NotificationChannel): boolean {
  return !user.notificationsOff.includes(`${event}.${channel}`);
}
