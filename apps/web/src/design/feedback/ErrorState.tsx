import CircleAlert from 'lucide-react/icons/circle-alert';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { StateAction, StateFrame, StateIcon, StateText, StateTitle } from './state.styles.ts';

type ErrorStateProps = {
  title: ReactNode;
  description?: ReactNode;
} & (
  | { retryLabel: ReactNode; onRetry: () => void /** The retry is under way. */; busy?: boolean | undefined }
  | { retryLabel?: never; onRetry?: never; busy?: never }
);

/** Something could not be loaded; it is announced, and can be tried again where that may help. */
export function ErrorState({ title, description, retryLabel, onRetry, busy }: ErrorStateProps) {
  return (
    <StateFrame role="alert">
      <StateIcon tone="danger" aria-hidden>
        <CircleAlert />
      </StateIcon>
      <StateTitle>{title}</StateTitle>
      {description ? <StateText>{description}</StateText> : null}
      {onRetry ? (
        <StateAction>
          <Button variant="secondary" busy={busy} onClick={onRetry}>
            <RotateCw aria-hidden />
            {retryLabel}
          </Button>
        </StateAction>
      ) : null}
    </StateFrame>
  );
}
