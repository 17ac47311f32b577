import { Toast as Base } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { afterPaint } from '#client/ui/base/after-paint.ts';
import { Button, IconButton } from '#client/ui/button.tsx';
import {
  connectDisplay,
  type ToastDisplay,
  type ToastItem,
  type ToastKind,
  type ToastOptions,
} from './toasts.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import './toasts.css';

const durationMs: Record<ToastKind, number> = {
  success: 4000,
  plain: 4000,
  warn: 4000,
  error: 8000,
  celebrate: 3000,
};

/** Where neither a key undoes nor a pointer stays on it, and the thumb is far. */
const undoOnTouchMs = 8000;

type ToastData = { action: ToastOptions['action'] };
const manager = Base.createToastManager<ToastData>();

// What is said of a change must not delay the change itself.
let coming: ToastItem[] = [];

function showComing(): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  for (const { id, kind, text, action, onEnd, durationMs: asked } of coming) {
    const usual = isTouch && action ? Math.max(undoOnTouchMs, durationMs[kind]) : durationMs[kind];
    const timeout = asked ?? usual;
    manager.add({ id, type: kind, title: text, timeout, data: { action }, onClose: onEnd });
  }
  coming = [];
}

const display: ToastDisplay = {
  add(item) {
    coming.push(item);
    afterPaint(showComing);
  },
  close(id) {
    coming = coming.filter((item) => item.id !== id);
    afterPaint(() => manager.close(id));
  },
};

/** Shows the toasts; its code is fetched when the page is calm or with the first of them. */
export function ToastList() {
  // An effect of the provider's parent runs after its own: before that the manager has no listener,
  // and what it is given is lost.
  useEffect(() => connectDisplay(display), []);
  return (
    <Base.Provider toastManager={manager} timeout={durationMs.plain} limit={3}>
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
        className={`toast on-slate toast-${item.type ?? 'plain'}`}
      >
        <Base.Content className="toast-content row gap-10">
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
