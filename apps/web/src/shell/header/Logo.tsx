import { styled } from '@gli/ui';
import { Link } from 'wouter';
import { useTranslations } from '@/i18n';

const Root = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: '$2',
  minHeight: '$touch',
  fontSize: '$lg',
  fontWeight: '$bold',
  letterSpacing: '$tight',
  borderRadius: '$sm',
  '& img': { flexShrink: 0, width: '1.875rem', height: '1.875rem' },
});

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
