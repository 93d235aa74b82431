import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { ToastContext, type ToastMessage } from './toast-context.ts';
import * as Part from './toast-parts.ts';

const ICONS = { success: CircleCheck, danger: CircleAlert, neutral: Info };

/** More would cover a phone's screen; the oldest makes room. */
const MOST_AT_ONCE = 3;

type ToastProviderProps = {
  children: ReactNode;
  labels: {
    /** Name of one toast for screen readers ("Notice"). */
    toast: string;
    /** Name of the place they appear in, with the key that jumps there ("Notices ({hotkey})"). */
    region: string;
    close: string;
  };
};

/**
 * Shows the toasts of the app: announced politely (danger at once), reached with F8, swiped or closed away.
 * Radix, not sonner: sonner injects a style element, which the page's style policy refuses.
 */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([]);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const toast = { ...message, id: lastId.current };
    setToasts((shown) => [...shown, toast].slice(-MOST_AT_ONCE));
  }, []);
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      <Toast.Provider label={labels.toast} swipeDirection="right">
        {children}
        {toasts.map((toast) => (
          <ShownToast
            key={toast.id}
            toast={toast}
            closeLabel={labels.close}
            onGone={() => remove(toast.id)}
          />
        ))}
        <Part.Viewport label={labels.region} />
      </Toast.Provider>
    </ToastContext>
  );
}

type ShownToastProps = { toast: ToastMessage; closeLabel: string; onGone: () => void };

function ShownToast({ toast, closeLabel, onGone }: ShownToastProps) {
  const { tone, title, description, durationMs = 5000, action } = toast;
  const Icon = ICONS[tone];
  return (
    <Part.Root
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={durationMs}
      onOpenChange={(open) => {
        if (!open) onGone();
      }}
    >
      <Part.Mark tone={tone} aria-hidden>
        <Icon />
      </Part.Mark>
      <Part.Words>
        <Part.Title>{title}</Part.Title>
        {description ? <Part.Description>{description}</Part.Description> : null}
        {action ? (
          <Toast.Action asChild altText={action.label}>
            <Button variant="secondary" size="sm" onClick={action.onAction}>
              {action.label}
            </Button>
          </Toast.Action>
        ) : null}
      </Part.Words>
      <Toast.Close asChild>
        <IconButton label={closeLabel} size="sm">
          <X aria-hidden />
        </IconButton>
      </Toast.Close>
    </Part.Root>
  );
}
