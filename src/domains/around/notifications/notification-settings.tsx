import { useQuery } from '@tanstack/react-query';
import { call } from '#client/sync/api.ts';
import { Check } from '#client/ui/choices/check.tsx';
import { Disclosure } from '#client/ui/disclosure.tsx';
import { useSaved } from '#client/ui/fields/saved.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { updatePreferences } from '#domains/people/auth/data.ts';
import type { Preferences, Profile } from '#domains/people/auth/schema.ts';
import { notificationsContract } from './contract.ts';
import { mailChoiceOf, withMailChoice } from './rules.ts';
import {
  type MailChoice,
  type NotificationEvent,
  notificationEvents,
} from '#domains/people/auth/profile/schema.ts';
import { MailTimes } from './mail-times.tsx';
import '#client/ui/rows/table.css';
import './notification-settings.css';

const savedForMs = 2_000;

const words: Record<NotificationEvent, { label: string; hint: string }> = {
  mention: { label: 'Mentions', hint: 'Somebody writes @ and your name' },
  comment: { label: 'Comments', hint: 'On what is yours, or where you have commented' },
  assignment: { label: 'Assigned to me', hint: 'A record becomes yours to do' },
  approval: { label: 'Approvals', hint: 'Asked of you, or decided, by a brand too' },
  membership: { label: 'Workspaces', hint: 'Your role changes, or you are removed' },
  deliverable: { label: 'Deliverables', hint: 'Due in 3 days, tomorrow, or late' },
  payment: { label: 'Payments', hint: 'A week and a day before, and each time to ask for them' },
  rights: {
    label: 'Rights and exclusivity',
    hint: '45, 30 and 14 days before they end, and on the day',
  },
  trip: {
    label: 'Trips and packing',
    hint: 'The evening before: calls, bookings, what to charge; when to pack, and missing gear',
  },
  post: { label: 'Post due now', hint: 'At the planned time of a post that is yours' },
  task: { label: 'Task reminders', hint: 'At the time that the task says' },
  medicine: { label: 'Critical medicine', hint: 'Due, and not ticked off yet' },
};

const mailOptions: { value: MailChoice; label: string }[] = [
  { value: 'on', label: 'On' },
  { value: 'off', label: 'Off' },
  { value: 'digest', label: 'Digest' },
];

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

  async function save(changes: Partial<Preferences>) {
    const result = await updatePreferences(changes);
    if (result.ok) tellSaved();
  }

  function chooseApp(event: NotificationEvent, isOn: boolean) {
    const others = user.notificationsOff.filter((one) => one !== event);
    void save({ notificationsOff: isOn ? others : [...others, event] });
  }

  return (
    <Disclosure title="What to notify" end={saved}>
      <div id="what-to-notify" className="cols gap-10 notify">
        <p className="sm muted">
          {ways?.mail === false
            ? 'This server has no outgoing mail (SMTP_URL is not set), so nothing is sent by e-mail.'
            : mailNote(user)}
        </p>
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
                  <span className="block xs faint">{words[event].hint}</span>
                </th>
                <td>
                  <Check
                    square
                    label={`${words[event].label}: in the app`}
                    checked={!user.notificationsOff.includes(event)}
                    onChange={(isOn) => chooseApp(event, isOn)}
                  />
                </td>
                <td>
                  <Select
                    size="sm"
                    label={`${words[event].label}: by e-mail`}
                    value={canMail ? mailChoiceOf(user.notificationsMail, event) : 'off'}
                    options={mailOptions}
                    disabled={!canMail}
                    onChange={(choice) =>
                      void save({
                        notificationsMail: withMailChoice(user.notificationsMail, event, choice),
                      })
                    }
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <MailTimes user={user} canMail={canMail} onSave={(changes) => void save(changes)} />
      </div>
    </Disclosure>
  );
}

function mailNote({ dailyDigest }: Profile): string {
  const waits =
    'E-mails about mentions, comments and assignments wait ten minutes, so that several become one; what you have read by then is left out.';
  return dailyDigest
    ? `${waits} What says Digest comes with the daily digest.`
    : `${waits} What says Digest is only mailed while the daily digest is on.`;
}
