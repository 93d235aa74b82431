import { VisuallyHidden } from '../../../design/display/VisuallyHidden.tsx';
import { useI18nContext } from '../../../i18n/i18n-react.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { spokenSeconds } from './login-wait.ts';
import { timeText } from './time-text.ts';
import type { LoginWait } from './use-login-wait.ts';

/** How long log-in has to wait: drawn each second, said now and then. */
export function WaitNotice({ wait, id }: { wait: LoginWait; id: string }) {
  const t = useTranslations();
  const { locale } = useI18nContext();
  const sentence = (seconds: number) =>
    `${t.login.tooManyAttempts()} ${t.login.waitFor({ time: timeText(seconds, locale) })}`;
  return (
    <>
      {wait.status === 'waiting' ? (
        <Notice kind="wait">
          <span aria-hidden>{sentence(Math.ceil(wait.remainingMs / 1_000))}</span>
        </Notice>
      ) : null}
      <VisuallyHidden role="status" id={id}>
        {wait.status === 'waiting' ? sentence(spokenSeconds(wait.remainingMs)) : null}
        {wait.status === 'over' ? t.login.waitIsOver() : null}
      </VisuallyHidden>
    </>
  );
}
