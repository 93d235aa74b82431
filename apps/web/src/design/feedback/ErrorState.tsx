import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { StateMessage } from './EmptyState.tsx';

type ErrorStateProps = {
  title: ReactNode;
  description?: ReactNode;
} & (
  | {
      retryLabel: ReactNode;
      onRetry: () => void;
      /** True while the retry is in flight. */
      busy?: boolean | undefined;
    }
  | { retryLabel?: never; onRetry?: never; busy?: never }
);

/** Announces a loading failure, with a retry button if possible. */
export function ErrorState({ title, description, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <StateMessage
      role="alert"
      tone="danger"
      icon={<CircleAlert />}
      title={title}
      description={description}
      action={
        onRetry ? (
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            <RotateCw aria-hidden />
            {retryLabel}
          </Button>
        ) : null
      }
    />
  );
}
