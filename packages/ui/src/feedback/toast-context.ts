import { createContext, useContext } from 'react';

/** A message that disappears after a while. Show anything important in the page instead. */
export type ToastMessage = {
  tone: 'success' | 'danger' | 'neutral';
  title: string;
  description?: string | undefined;
  /** Display time in ms, 5,000 by default. Paused while hovered, focused or in a hidden window. */
  durationMs?: number | undefined;
  /** Replaces earlier toasts with the same topic, which are outdated. */
  topic?: string | undefined;
  action?: { label: string; onAction: () => void } | undefined;
};

export type ToastLabels = {
  /** Name of a toast for screen readers ("Notice"). */
  toast: string;
  /** Name of the toast region, including its shortcut key ("Notices ({hotkey})"). */
  region: string;
  close: string;
};

export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Returns a function that shows a toast in the nearest ToastProvider. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast must be used inside <ToastProvider>.');
  return show;
}
