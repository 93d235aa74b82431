import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import * as Part from './product.styles.ts';

/** The shape of a product's page while it is loading. */
export function ProductSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Part.Columns>
        <Part.Head>
          <Stack gap="lg">
            <Skeleton width="third" />
            <Heading as="div" size="2xl">
              <Skeleton width="half" />
            </Heading>
            <Skeleton width="most" />
            <Skeleton shape="block" css={{ aspectRatio: '3 / 2' }} />
          </Stack>
        </Part.Head>
        <Part.Side as="div">
          <Card>
            <Skeleton width="half" />
            <Skeleton shape="block" css={{ height: '22rem' }} />
            <Skeleton />
          </Card>
        </Part.Side>
      </Part.Columns>
    </LoadingRegion>
  );
}
