import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

/** The form's shape while the profile is loading. */
export function ProfileFormSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Card>
        <Stack gap="lg">
          <Inline gap="lg" nowrap>
            <Skeleton shape="circle" css={{ width: '7rem' }} />
            <Skeleton shape="block" width="half" css={{ height: '2.75rem' }} />
          </Inline>
          {['name', 'email', 'phone', 'birth', 'bio'].map((field) => (
            <Skeleton key={field} shape="block" css={{ height: '4.5rem' }} />
          ))}
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
