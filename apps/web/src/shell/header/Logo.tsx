import { useTranslations } from '@/i18n';
import { Root } from './Logo.styles.ts';

/** The platform's logo and name, as a link to the home page. Spec §1 Header */
export function Logo() {
  const t = useTranslations();
  return (
    <Root href="/">
      <img src="/img/logo/logo.png" alt="" width={30} height={30} />
      <span>{t.common.platformName()}</span>
    </Root>
  );
}
