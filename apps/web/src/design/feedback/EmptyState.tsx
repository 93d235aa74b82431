import type { ReactNode } from 'react';
import { StateAction, StateFrame, StateIcon, StateText, StateTitle } from './state.styles.ts';

type EmptyStateProps = {
  title: ReactNode;
  description?: ReactNode;
  /** An icon that says what would be here. */
  icon?: ReactNode;
  /** The way to get something here. */
  action?: ReactNode;
};

/** There is nothing yet, and this is what to do about it. */
export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <StateFrame>
      {icon ? (
        <StateIcon tone="neutral" aria-hidden>
          {icon}
        </StateIcon>
      ) : null}
      <StateTitle>{title}</StateTitle>
      {description ? <StateText>{description}</StateText> : null}
      {action ? <StateAction>{action}</StateAction> : null}
    </StateFrame>
  );
}
