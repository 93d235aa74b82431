import { LOGIN_PATH } from '@gli/session';
import { useSearch } from 'wouter';
import { Divider, Stack } from '../../../design/display/Layout.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { EntryPage } from '../EntryPage.tsx';
import { keptQuery } from '../entry-address.ts';
import { OtherWay } from '../OtherWay.tsx';
import { SignupForm } from './SignupForm.tsx';

/** Sign-up. The guard takes whoever is signed in onwards: to the address's `redirect`, else home. Spec §2 /signup */
export default function SignupScreen() {
  const t = useTranslations();
  const search = useSearch();
  return (
    <EntryPage title={t.signup.heading()} lead={t.signup.lead()}>
      <SignupForm />
      <Stack gap="none">
        <Divider css={{ marginBottom: '$2' }} />
        <OtherWay question={t.signup.hasAccount()} href={LOGIN_PATH + keptQuery(search)}>
          {t.signup.toLogin()}
        </OtherWay>
      </Stack>
    </EntryPage>
  );
}
