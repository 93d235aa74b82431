import { Link } from 'wouter';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';

const Root = styled(Link, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  minHeight: '$touch',
  fontSize: '$lg',
  fontWeight: '$bold',
  letterSpacing: '$tight',
  borderRadius: '$sm',
  '& img': { flexShrink: 0, width: '1.875rem', height: '1.875rem' },
  // Beside a member's buttons the narrowest phones have room for the mark alone.
  '@media (max-width: 379px)': { flexShrink: 0, width: '1.875rem', overflow: 'hidden' },
});

/** The platform's mark and name; leads home. Spec §1 Header */
export function Logo() {
  const t = useTranslations();
  return (
    <Root href="/">
      <img src="/img/logo/logo.png" alt="" width={30} height={30} />
      {t.common.platformName()}
    </Root>
  );
}
