import type { ReactNode } from 'react';
import { VisuallyHidden } from '../design/display/VisuallyHidden.tsx';
import { useTranslations } from '../i18n/translations.ts';
import { FailureNotice, Notice } from './Notice.tsx';
import { useOnline } from './use-online.ts';

/**
 * What a form says as a whole: that there is no connection, what the server answered, and, for who does not see the
 * fields, how many of them need another look; the focus is on the first of these then.
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
