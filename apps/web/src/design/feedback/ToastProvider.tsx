import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { ToastContext, type ToastLabels, type ToastMessage } from './toast-context.ts';

/** More would cover a phone's screen; the oldest makes room. */
const MOST_AT_ONCE = 3;

// Fetched with the first toast: no first page has one.
const Toasts = lazy(() => import('./Toasts.tsx'));

type ToastProviderProps = { children: ReactNode; labels: ToastLabels };

/** Shows the toasts of the app. */
export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([]);
  const [isNeeded, setNeeded] = useState(false);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const toast = { ...message, id: lastId.current };
    setToasts((shown) => [...shown, toast].slice(-MOST_AT_ONCE));
    setNeeded(true);
  }, []);
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      {children}
      {isNeeded ? (
        <Suspense>
          <Toasts toasts={toasts} labels={labels} onGone={remove} />
        </Suspense>
      ) : null}
    </ToastContext>
  );
}
