import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { useFieldControl, useFieldLooks } from './field-context.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  size?: 'md' | 'lg';
  /** No box until it is used, for editing in place. */
  quiet?: boolean;
  icon?: ReactNode;
  trailing?: ReactNode;
};

/** A native one-line input of any type; ref and native props go to the input, the class to its box. */
export function TextInput({
  size = 'md',
  quiet = false,
  icon,
  trailing,
  className,
  ...rest
}: TextInputProps) {
  const wiring = useFieldControl(rest);
  const { isReadOnly, empty } = useFieldLooks();
  if (isReadOnly) return <PlainText>{rest.value}</PlainText>;
  return (
    <span className={classNames('input', size === 'lg' && 'lg', quiet && 'quiet', className)}>
      {icon}
      <input {...rest} {...wiring} placeholder={empty ?? rest.placeholder} />
      {trailing}
    </span>
  );
}

/** A native multi-line input that grows with its text. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldControl(rest);
  const { isReadOnly, empty } = useFieldLooks();
  if (isReadOnly) return <PlainText>{rest.value}</PlainText>;
  return (
    <textarea
      {...rest}
      {...wiring}
      placeholder={empty ?? rest.placeholder}
      className={classNames('textarea', className)}
    />
  );
}

function PlainText({ children }: { children: ReactNode }) {
  return (
    <span className="prop-text" dir="auto">
      {children}
    </span>
  );
}

/**
 * A password input whose text can be shown and hidden again. The eye's name does not say 'password',
 * so that whoever asks for the password finds one thing.
 */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="sm"
          label={isShown ? 'Hide what you typed' : 'Show what you typed'}
          icon={isShown ? <EyeOff /> : <Eye />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
