import { PartTabs, QueryContainer, Split } from '@gli/ui';
import type { ReactNode } from 'react';
import { useTranslations } from '@/i18n';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { DeleteAccount } from '../security/DeleteAccount.tsx';
import { LoginSessions } from '../security/LoginSessions.tsx';
import { PasswordForm } from '../security/PasswordForm.tsx';
import { ExportData } from './ExportData.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { SETTINGS_PARTS } from './settings-parts.ts';

/** Profile, password and devices, notifications, and the account, as parts that `?tab=` selects. Spec §3 */
export function SettingsTab() {
  const t = useTranslations();
  const getPart = (value: keyof typeof SETTINGS_PARTS, content: ReactNode) => ({
    value,
    aliases: SETTINGS_PARTS[value],
    label: t.account.parts[value](),
    content: <QueryContainer>{content}</QueryContainer>,
  });
  return (
    <PartTabs
      param="tab"
      label={t.mypage.settingsTab()}
      keepMounted
      tabs={[
        getPart('profile', <ProfileSection />),
        getPart(
          'security',
          <Split from="container" css={{ '--columns': 'minmax(0, 3fr) minmax(0, 2fr)' }}>
            <LoginSessions />
            <PasswordForm />
          </Split>,
        ),
        getPart('notifications', <NotificationSettings />),
        getPart(
          'account',
          <Split from="container" align="stretch">
            <ExportData />
            <DeleteAccount />
          </Split>,
        ),
      ]}
    />
  );
}
