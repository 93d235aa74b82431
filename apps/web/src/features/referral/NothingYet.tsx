import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { useWords } from '../../i18n/words.ts';

type NothingYetProps = { icon: ReactNode; title: string; description: string };

/** A list that fills once friends are invited, and the way to that. */
export function NothingYet(props: NothingYetProps) {
  const words = useWords();
  return (
    <EmptyState
      {...props}
      action={
        <Link href="/referral" asChild>
          <LinkButton>{words.referral.toShare()}</LinkButton>
        </Link>
      }
    />
  );
}
