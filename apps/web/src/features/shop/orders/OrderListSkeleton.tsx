import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { RowBody, Rows } from './orders.styles.ts';

/** The list's shape while it is loading. */
export function OrderListSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Rows as="div">
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <Card key={row} padding="none">
            <RowBody>
              <Skeleton shape="block" css={{ width: '4.5rem', height: '4.5rem' }} />
              <Stack gap="sm">
                <Stack gap="xs">
                  <Text as="div" size="xs">
                    <Skeleton width="third" />
                  </Text>
                  <Heading as="div" size="sm">
                    <Skeleton width="most" />
                  </Heading>
                </Stack>
                <Text as="div">
                  <Skeleton width="half" />
                </Text>
              </Stack>
            </RowBody>
          </Card>
        ))}
      </Rows>
    </LoadingRegion>
  );
}
