import { Card } from '../../../design/display/Card.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { useTranslations } from '../../../i18n/translations.ts';

/** The profile's shape while it is loading. */
export function ProfileSkeleton() {
  const t = useTranslations();
  return (
    <LoadingRegion label={t.common.loading()}>
      <Card>
        <Stack gap="lg">
          <Inline gap="md" nowrap>
            <Skeleton shape="circle" css={{ width: '4.5rem' }} />
            <Skeleton width="third" />
          </Inline>
          <Stack gap="none">
            {['email', 'phone', 'wallet', 'joined', 'login', 'verified'].map((line) => (
              <Skeleton key={line} shape="block" css={{ height: '1.5rem', marginBlock: '$3' }} />
            ))}
          </Stack>
        </Stack>
      </Card>
    </LoadingRegion>
  );
}
