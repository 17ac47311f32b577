import { Toast as Base } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { Button, IconButton } from './button.tsx';
import { useIsPhone } from './use-media.ts';
import './toasts.css';

type Kind = 'success' | 'error' | 'plain' | 'warn' | 'celebrate';

export type ToastOptions = {
  /** The way out: Undo, Retry, Open. */
  action?: { label: string; kbd?: string; onPress: () => void };
  durationMs?: number;
};

type ToastData = { action: ToastOptions['action'] };

const DURATION_MS: Record<Kind, number> = {
  success: 4000,
  plain: 4000,
  warn: 4000,
  error: 8000,
  celebrate: 3000,
};

// Outside React, because failed writes report from code that no component is waiting for.
const manager = Base.createToastManager<ToastData>();

/** Says what just happened, from anywhere; each call returns the id that `dismiss` takes. */
export const toast = {
  success: (text: string, options?: ToastOptions) => add('success', text, options),
  error: (text: string, options?: ToastOptions) => add('error', text, options),
  plain: (text: string, options?: ToastOptions) => add('plain', text, options),
  warn: (text: string, options?: ToastOptions) => add('warn', text, options),
  celebrate: (text: string, options?: ToastOptions) => add('celebrate', text, options),
  dismiss: (id: string) => manager.close(id),
};

function add(
  kind: Kind,
  text: string,
  { action, durationMs = DURATION_MS[kind] }: ToastOptions = {},
): string {
  return manager.add({ type: kind, title: text, timeout: durationMs, data: { action } });
}

/** The place where toasts appear; once per app. F6 moves the focus there. */
export function Toaster() {
  return (
    <Base.Provider toastManager={manager} timeout={DURATION_MS.plain} limit={3}>
      <Base.Portal>
        <Base.Viewport className="toasts">
          <Toasts />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Toasts() {
  const { toasts, close } = Base.useToastManager<ToastData>();
  const isPhone = useIsPhone();
  return toasts.map((item) => {
    const action = item.data?.action;
    return (
      <Base.Root
        key={item.id}
        toast={item}
        // Base UI would announce urgent toasts through a hidden copy; a role on the toast itself says it once.
        role={item.type === 'error' ? 'alert' : 'status'}
        swipeDirection={isPhone ? ['up', 'left', 'right'] : ['right', 'down']}
        aria-modal={undefined}
        className={`toast toast-${item.type ?? 'plain'}`}
      >
        <Base.Content className="toast-content">
          <span className="toast-tick" aria-hidden="true" />
          <Base.Title render={<p className="grow" />} />
          {action ? (
            <Button
              size="sm"
              kbd={action.kbd}
              onClick={() => {
                action.onPress();
                close(item.id);
              }}
            >
              {action.label}
            </Button>
          ) : null}
          <IconButton
            size="sm"
            label="Dismiss"
            icon={<X />}
            tooltip={false}
            onClick={() => close(item.id)}
          />
        </Base.Content>
      </Base.Root>
    );
  });
}
