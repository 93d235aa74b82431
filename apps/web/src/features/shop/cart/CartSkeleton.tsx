import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

/** The lines' shape while their products are loading. */
export function CartSkeleton({ rows }: { rows: number }) {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Stack gap="lg">
        {Array.from({ length: rows }, (_, row) => (
          <Inline key={row} nowrap gap="md" align="start">
            <Skeleton shape="block" css={{ width: '4.5rem', height: '4.5rem', flexShrink: 0 }} />
            <Stack gap="xs" css={{ flex: 1 }}>
              <Skeleton width="most" />
              <Skeleton width="half" />
              <Skeleton shape="block" css={{ width: '9rem', height: '2.75rem' }} />
            </Stack>
          </Inline>
        ))}
      </Stack>
    </LoadingRegion>
  );
}
