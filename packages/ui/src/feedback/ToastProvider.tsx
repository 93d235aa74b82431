import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { Toasts } from './Toasts.tsx';
import { ToastContext, type ToastLabels, type ToastMessage } from './toast-context.ts';

/** Max number of toasts. More would cover a phone's screen, so the oldest is removed. */
const MAX_SHOWN = 3;

type ToastProviderProps = { children: ReactNode; labels: ToastLabels };

export function ToastProvider({ children, labels }: ToastProviderProps) {
  const [toasts, setToasts] = useState<(ToastMessage & { id: number })[]>([]);
  const [code, setCode] = useState<{ Toasts: typeof Toasts } | null>(null);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const toast = { ...message, id: lastId.current };
    setToasts((shown) => {
      const current = shown.filter(({ topic }) => topic === undefined || topic !== toast.topic);
      return [...current, toast].slice(-MAX_SHOWN);
    });
    // The code loads with the first toast, because no page starts with one. If loading fails, the next toast retries.
    import('./Toasts.tsx').then(setCode, () => undefined);
  }, []);
  const remove = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      {children}
      {code ? <code.Toasts toasts={toasts} labels={labels} onGone={remove} /> : null}
    </ToastContext>
  );
}
