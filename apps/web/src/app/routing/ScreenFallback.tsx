import { Container, Stack } from '../../design/display/Layout.tsx';
import { Heading } from '../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../i18n/translations.ts';

/** While a screen's code or the session is loading. */
export function ScreenFallback() {
  const t = useTranslations();
  return (
    <Container css={{ paddingTop: '$10', minHeight: '70vh' }}>
      <LoadingRegion label={t.common.loading()}>
        <Stack gap="lg">
          <Heading as="div" size="2xl">
            <Skeleton width="half" />
          </Heading>
          <Skeleton width="most" />
          <Skeleton shape="block" css={{ height: '18rem' }} />
        </Stack>
      </LoadingRegion>
    </Container>
  );
}
