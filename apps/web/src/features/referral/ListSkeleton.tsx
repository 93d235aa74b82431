import { Stack } from '../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../i18n/translations.ts';

/** A table's shape while it is loading. */
export function ListSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Stack gap="sm">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <Skeleton key={row} shape="block" css={{ height: '3rem' }} />
        ))}
      </Stack>
    </LoadingRegion>
  );
}
