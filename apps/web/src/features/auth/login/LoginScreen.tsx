import { SIGNUP_PATH } from '@gli/session';
import { useSearch } from 'wouter';
import { Divider, Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { keptQuery, leadsOn } from '../entry-address.ts';
import { OtherWay } from '../OtherWay.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Log-in. The guard takes whoever is signed in onwards: to the address's `redirect`, else home. Spec §2 /login */
export default function LoginScreen() {
  const t = useTranslations();
  const search = useSearch();
  return (
    <EntryPage title={t.login.heading()} lead={t.login.lead()}>
      {leadsOn(search) ? <Notice kind="info">{t.login.neededForPage()}</Notice> : null}
      <LoginForm />
      <Stack gap="none">
        <Divider css={{ marginBottom: '$2' }} />
        <OtherWay question={t.login.noAccount()} href={SIGNUP_PATH + keptQuery(search)}>
          {t.login.toSignup()}
        </OtherWay>
        <OtherWay question={t.login.forgotten()} href="/help-center">
          {t.login.toHelp()}
        </OtherWay>
      </Stack>
    </EntryPage>
  );
}
