import { createContext, useContext } from 'react';

/** A notice that disappears. What a member must not miss belongs in the page instead. */
export type ToastMessage = {
  tone: 'success' | 'danger' | 'neutral';
  title: string;
  description?: string | undefined;
  /** How long it stays, in ms; by default 5,000. It pauses while hovered, focused or in a hidden window. */
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
