import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '../../design/controls/LinkButton.tsx';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { useTranslations } from '../../i18n/translations.ts';

type NothingYetProps = { icon: ReactNode; title: string; description: string };

/** A list that fills once friends are invited, and the way to that. */
export function NothingYet(props: NothingYetProps) {
  const t = useTranslations();
  return (
    <EmptyState
      {...props}
      action={
        <Link href="/referral" asChild>
          <LinkButton>{t.referral.toShare()}</LinkButton>
        </Link>
      }
    />
  );
}
