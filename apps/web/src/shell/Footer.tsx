import { Container } from '../design/display/Layout.tsx';
import { Text } from '../design/display/Text.tsx';
import { styled } from '../design/stitches.config.ts';
import { useTranslations } from '../i18n/translations.ts';

const Root = styled('footer', {
  borderTop: '1px solid $colors$border',
  paddingBlock: '$8',
  // Room for the theme switcher, which floats over the corner.
  '@mobile': { paddingBottom: '$20' },
});

/** What every page says last: a test network, no guarantee. */
export function Footer() {
  const t = useTranslations();
  return (
    <Root>
      <Container>
        <Text size="sm" tone="muted" prose>
          {t.shell.footerNotice()}
        </Text>
      </Container>
    </Root>
  );
}
