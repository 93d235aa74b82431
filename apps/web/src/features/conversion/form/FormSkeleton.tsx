import { Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

/** Heights of the form's parts: pair, amount, types, quote, button. */
const parts = ['4.5rem', '6.5rem', '15rem', '11rem', '3.25rem'];

/** The form's shape while the rules are loading. */
export function FormSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Stack gap="lg">
        {parts.map((height) => (
          <Skeleton key={height} shape="block" css={{ height }} />
        ))}
      </Stack>
    </LoadingRegion>
  );
}
