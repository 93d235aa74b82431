import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { Toast } from 'radix-ui';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import * as Part from './toast.styles.ts';
import type { ToastLabels, ToastMessage } from './toast-context.ts';

const ICONS = { success: CircleCheck, danger: CircleAlert, neutral: Info };

type ToastsProps = {
  toasts: readonly (ToastMessage & { id: number })[];
  labels: ToastLabels;
  onGone: (id: number) => void;
};

/**
 * The toasts that stand on the page: announced politely (danger at once), reached with F8, swiped or closed away.
 * Radix, not sonner: sonner injects a style element, which the page's style policy refuses.
 */
export default function Toasts({ toasts, labels, onGone }: ToastsProps) {
  return (
    <Toast.Provider label={labels.toast} swipeDirection="right">
      {toasts.map((toast) => (
        <ShownToast key={toast.id} toast={toast} closeLabel={labels.close} onGone={() => onGone(toast.id)} />
      ))}
      <Part.Viewport label={labels.region} />
    </Toast.Provider>
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
