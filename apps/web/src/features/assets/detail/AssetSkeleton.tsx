import { Card } from '../../../design/display/Card.tsx';
import { Container, Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

/** The shape of an asset's page while it is loading. */
export function AssetSkeleton() {
  const t = useTranslations();
  return (
    <Container css={{ paddingTop: '$6' }}>
      <LoadingRegion label={t.common.loading()}>
        <Stack gap="lg">
          <Skeleton width="third" />
          <Heading as="div" size="2xl">
            <Skeleton width="half" />
          </Heading>
          <Skeleton shape="block" css={{ aspectRatio: '3 / 2', maxWidth: '47rem' }} />
          <Card>
            <Skeleton />
            <Skeleton width="most" />
            <Skeleton width="half" />
          </Card>
        </Stack>
      </LoadingRegion>
    </Container>
  );
}
