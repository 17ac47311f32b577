import { Radios } from '#client/ui/choices/radios.tsx';
import { roleHints } from '#domains/people/workspaces/invitations/schema.ts';
import { type GivenRole, givenRoles } from './schema.ts';
import { roleName } from './role-name.ts';
import './role-choice.css';

const options = givenRoles.map((role) => ({ value: role, label: roleName(role) }));

/** The three roles that somebody can be invited with, each with what it may do. */
export function RoleChoice({
  value,
  onChange,
}: {
  value: GivenRole;
  onChange: (role: GivenRole) => void;
}) {
  return (
    <Radios
      label="Role"
      className="role-choice stack"
      value={value}
      onChange={onChange}
      options={options}
    >
      {(option) => (
        <span className="role-choice-text">
          <b>{option.label}</b>
          <small>{roleHints[option.value]}</small>
        </span>
      )}
    </Radios>
  );
}
