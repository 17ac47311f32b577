import { useUser } from '#domains/people/auth/data.ts';
import { AccountData } from '#domains/people/auth/account/account-data.tsx';
import { PasswordForm } from '#domains/people/auth/passwords/password-form.tsx';
import { AppearanceSettings } from '#domains/people/auth/profile/appearance-settings.tsx';
import { DateTimeSettings } from '#domains/people/auth/profile/date-time-settings.tsx';
import { ProfileForm } from '#domains/people/auth/profile/profile-form.tsx';
import { SessionList } from '#domains/people/auth/sessions/session-list.tsx';
import { SignOutCard } from './sign-out-card.tsx';
import { NotificationSettings } from '#domains/around/notifications/notification-settings.tsx';
import './personal-settings.css';

/** What concerns only the person who is signed in. */
export function PersonalSettings() {
  const user = useUser();
  if (!user) return null;
  return (
    <div className="personal">
      <div className="personal-main">
        <ProfileForm user={user} />
        <DateTimeSettings user={user} />
        <AppearanceSettings user={user} />
        <NotificationSettings user={user} />
        <PasswordForm email={user.email} />
        <AccountData />
      </div>
      <aside className="personal-aside stack" aria-label="Sessions">
        <SessionList user={user} />
        <SignOutCard />
      </aside>
    </div>
  );
}
