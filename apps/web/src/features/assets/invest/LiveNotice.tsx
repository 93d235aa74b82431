import { Button, Inline, Text, VisuallyHidden } from '@gli/ui';
import { useErrorText } from '@/data';
import { useTranslations } from '@/i18n';
import type { LiveCheck } from './use-live-check.ts';

/**
 * Announces the server's check of the amount and shows why it failed. Placed below the button, which must not
 * move.
 */
export function LiveNotice({ live }: { live: LiveCheck }) {
  const { common, invest } = useTranslations();
  const errorText = useErrorText();
  return (
    <div role="status">
      {live.status === 'checking' ? <VisuallyHidden>{invest.checking()}</VisuallyHidden> : null}
      {live.status === 'failed' ? (
        <Inline gap="sm" css={{ marginTop: '$2' }}>
          <Text size="sm" tone="warning">
            {invest.checkFailed({ reason: errorText(live.error) })}
          </Text>
          <Button variant="secondary" size="sm" onClick={live.retry}>
            {common.retry()}
          </Button>
        </Inline>
      ) : null}
    </div>
  );
}
