import { useUser } from '#domains/auth/data.ts';
import { AccountData } from '#domains/auth/account/components/account-data.tsx';
import { PasswordForm } from '#domains/auth/passwords/components/password-form.tsx';
import { AppearanceSettings } from '#domains/auth/profile/components/appearance-settings.tsx';
import { DateTimeSettings } from '#domains/auth/profile/components/date-time-settings.tsx';
import { ProfileForm } from '#domains/auth/profile/components/profile-form.tsx';
import { SessionList } from '#domains/auth/sessions/components/session-list.tsx';
import { SignOutCard } from './sign-out-card.tsx';
import { NotificationSettings } from '#domains/notifications/components/notification-settings.tsx';
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
      <aside className="personal-aside" aria-label="Sessions">
        <SessionList user={user} />
        <SignOutCard />
      </aside>
    </div>
  );
}
