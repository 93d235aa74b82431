import { Card } from '../../design/Card.tsx';
import { Stack } from '../../design/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../design/Skeleton.tsx';
import { Heading } from '../../design/Text.tsx';
import { useWords } from '../../i18n/words.ts';
import * as Part from './product-parts.ts';

/** The shape of a product's page while it is loading. */
export function ProductSkeleton() {
  const words = useWords();
  return (
    <LoadingRegion label={words.common.loading()}>
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
