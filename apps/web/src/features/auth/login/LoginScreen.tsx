import { SIGNUP_PATH } from '@gli/session';
import { useSearch } from 'wouter';
import { Divider, Stack } from '../../../design/display/Layout.tsx';
import { useWords } from '../../../i18n/words.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { keptQuery, leadsOn } from '../entry-address.ts';
import { OtherWay } from '../OtherWay.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Log-in. The guard takes whoever is signed in onwards: to the address's `redirect`, else home. Spec §2 /login */
export default function LoginScreen() {
  const words = useWords();
  const search = useSearch();
  return (
    <EntryPage title={words.login.heading()} lead={words.login.lead()}>
      {leadsOn(search) ? <Notice kind="info">{words.login.neededForPage()}</Notice> : null}
      <LoginForm />
      <Stack gap="none">
        <Divider css={{ marginBottom: '$2' }} />
        <OtherWay question={words.login.noAccount()} href={SIGNUP_PATH + keptQuery(search)}>
          {words.login.toSignup()}
        </OtherWay>
        <OtherWay question={words.login.forgotten()} href="/help-center">
          {words.login.toHelp()}
        </OtherWay>
      </Stack>
    </EntryPage>
  );
}
