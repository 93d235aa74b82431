import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { CircleAlert, RotateCw } from '../icons.ts';
import { useTexts } from '../provider/UiProvider.tsx';
import { EmptyState } from './EmptyState.tsx';

type ErrorStateProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Default: "Try again". */
  retryLabel?: string;
  onRetry: () => void;
  /** True while the retry is in flight. */
  busy?: boolean;
};

/** Announces a loading failure, with a retry button. */
export function ErrorState({ title, description, retryLabel, onRetry, busy = false }: ErrorStateProps) {
  const t = useTexts();
  return (
    <EmptyState
      role="alert"
      tone="danger"
      icon={<CircleAlert />}
      title={title}
      description={description}
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          <RotateCw aria-hidden />
          {retryLabel ?? t.common.retry()}
        </Button>
      }
    />
  );
}
