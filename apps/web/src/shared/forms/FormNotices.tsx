import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../design/display/VisuallyHidden.tsx';
import { useTranslations } from '../../i18n/translations.ts';
import { useOnline } from '../browser/use-online.ts';
import { FailureNotice, Notice } from './Notice.tsx';

/**
 * Notices of a form as a whole: there is no connection, the server's error, and, for screen readers, how many fields
 * have errors; the first of these has the focus then.
 */
export function FormNotices({ wrongFields, failure }: { wrongFields: number; failure: ReactNode }) {
  const t = useTranslations();
  const isOnline = useOnline();
  return (
    <>
      <div role="status">
        {isOnline ? null : <Notice kind="offline">{t.login.offline()}</Notice>}
        <VisuallyHidden>
          {wrongFields > 0 ? t.login.fieldsToCheck({ count: wrongFields }) : null}
        </VisuallyHidden>
      </div>
      <FailureNotice>{failure}</FailureNotice>
    </>
  );
}
