import { CircleAlert } from 'lucide-react';
import './field.css';

/** Why what was typed cannot be saved, announced when it appears; nothing without a reason. */
export function ErrorText({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p className="errtext" role="alert">
      <CircleAlert aria-hidden="true" />
      {children}
    </p>
  );
}
