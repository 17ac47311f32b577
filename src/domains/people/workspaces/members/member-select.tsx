import { CircleDashed } from 'lucide-react';
import { Avatar } from '#client/ui/marks/avatar.tsx';
import { useScope } from '#client/sync/live/scope.ts';
import { Select } from '#client/ui/menus/select.tsx';
import { members } from './data.ts';
import { memberName, membersByName } from './member-name.ts';

interface MemberSelectProps {
  /** The user's id; null for nobody. */
  value: string | null;
  onChange: (userId: string | null) => void;
  label: string;
  /** What nobody is called here. */
  nobody?: string;
  size?: 'sm' | 'md';
  /** No box until it is used. */
  quiet?: boolean;
  disabled?: boolean;
}

const nobodyValue = '';

/** Chooses a member of the workspace, or nobody. */
export function MemberSelect({
  value,
  onChange,
  label,
  nobody = 'Nobody',
  size,
  quiet,
  disabled,
}: MemberSelectProps) {
  const { userId: ownId } = useScope();
  const people = members.useRows(membersByName);
  const options = people.map((member) => {
    const name = memberName(member);
    return {
      value: member.userId,
      label: member.userId === ownId ? `${name} (you)` : name,
      icon: <Avatar name={name} size="sm" decorative />,
    };
  });
  const unknown = members.useStatus() === 'ready' ? 'Former member' : '…';
  const isKnown = value === null || people.some(({ userId }) => userId === value);
  return (
    <Select
      label={label}
      size={size}
      quiet={quiet}
      disabled={disabled}
      value={value ?? nobodyValue}
      onChange={(userId) => onChange(userId === nobodyValue ? null : userId)}
      options={[
        { value: nobodyValue, label: nobody, icon: <CircleDashed aria-hidden="true" /> },
        // Whoever left is there until the server has said so.
        ...(isKnown || value === null ? [] : [{ value, label: unknown }]),
        ...options,
      ]}
    />
  );
}
