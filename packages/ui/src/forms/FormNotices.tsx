import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useOnline } from '../browser/use-online.ts';
import { VisuallyHidden } from '../display/VisuallyHidden.tsx';
import { FailureNotice, Notice } from '../feedback/Notice.tsx';
import { useTexts } from '../provider/UiProvider.tsx';

/**
 * Form-level notices: offline, the server's error and, for screen readers, the number of invalid fields. The first
 * invalid field gets the focus.
 */
export function FormNotices({ failure }: { failure: ReactNode }) {
  const t = useTexts();
  const isOnline = useOnline();
  const { errors } = useFormState();
  const count = Object.keys(errors).length;
  return (
    <>
      <div role="status">
        {isOnline ? null : <Notice kind="offline">{t.common.offline()}</Notice>}
        <VisuallyHidden>{count > 0 ? t.common.fieldsToCheck({ count }) : null}</VisuallyHidden>
      </div>
      <FailureNotice>{failure}</FailureNotice>
    </>
  );
}
