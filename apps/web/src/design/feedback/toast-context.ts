import { createContext, useContext } from 'react';

/** A message that disappears. Put anything important into the page instead. */
export type ToastMessage = {
  tone: 'success' | 'danger' | 'neutral';
  title: string;
  description?: string | undefined;
  /** Display time, in ms; 5,000 by default. Paused while hovered, focused or in a hidden window. */
  durationMs?: number | undefined;
  action?: { label: string; onAction: () => void } | undefined;
};

export type ToastLabels = {
  /** Name of one toast for screen readers ("Notice"). */
  toast: string;
  /** Name of their region, with the key that jumps there ("Notices ({hotkey})"). */
  region: string;
  close: string;
};

/** Shows a toast. */
export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a toast in the ToastProvider above. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('No <ToastProvider> above.');
  return show;
}
