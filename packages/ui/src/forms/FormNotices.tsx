import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { VisuallyHidden } from '@/design';
import { useTranslations } from '@/i18n';
import { useOnline } from '../../browser/use-online.ts';
import { FailureNotice, Notice } from '../Notice.tsx';

/**
 * Form-level notices: offline, the server's error and, for screen readers, the number of invalid fields. The first
 * invalid field gets the focus.
 */
export function FormNotices({ failure }: { failure: ReactNode }) {
  const t = useTranslations();
  const isOnline = useOnline();
  const { errors } = useFormState();
  const count = Object.keys(errors).length;
  return (
    <>
      <div role="status">
        {isOnline ? null : <Notice kind="offline">{t.login.offline()}</Notice>}
        <VisuallyHidden>{count > 0 ? t.login.fieldsToCheck({ count }) : null}</VisuallyHidden>
      </div>
      <FailureNotice>{failure}</FailureNotice>
    </>
  );
}
