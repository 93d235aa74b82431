import { QueryContainer, Section, Split, Stack } from '@gli/ui';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useTranslations } from '@/i18n';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { DeleteAccount } from '../security/DeleteAccount.tsx';
import { LoginSessions } from '../security/LoginSessions.tsx';
import { PasswordForm } from '../security/PasswordForm.tsx';
import { ExportData } from './ExportData.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { SETTINGS_PARTS } from './settings-parts.ts';

/** Profile, password and devices, notifications, and the account. The URL's part is scrolled into view. Spec §3 */
export function SettingsTab() {
  const t = useTranslations();
  const [search] = useSearchParams();
  const section = SETTINGS_PARTS[search.get('tab') ?? ''];
  useEffect(() => {
    // The profile is at the top, below the tabs.
    if (section && section !== 'profile') document.getElementById(section)?.scrollIntoView();
  }, [section]);
  return (
    <QueryContainer>
      <Stack gap="xl">
        <ProfileSection />
        <Section title={t.account.securityTitle()} anchor="security">
          <Split from="container" css={{ '--columns': 'minmax(0, 3fr) minmax(0, 2fr)' }}>
            <LoginSessions />
            <PasswordForm />
          </Split>
        </Section>
        <Section title={t.account.notificationsTitle()} anchor="notifications">
          <NotificationSettings />
        </Section>
        <Section title={t.account.accountTitle()} anchor="account">
          <Split from="container" align="stretch">
            <ExportData />
            <DeleteAccount />
          </Split>
        </Section>
      </Stack>
    </QueryContainer>
  );
}
