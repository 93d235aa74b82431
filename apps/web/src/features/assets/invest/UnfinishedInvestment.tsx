import type { RwaAsset } from '@gli/sdk';
import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useErrorText } from '../../../shared/errors/use-error-text.ts';
import type { Investing } from './use-invest.ts';

type UnfinishedInvestmentProps = { token: RwaAsset['token']; amount: string; investing: Investing };

/** An investment whose answer was lost: sending it again tells what became of it, and never invests twice. */
export function UnfinishedInvestment({ token, amount, investing }: UnfinishedInvestmentProps) {
  const t = useTranslations();
  const formats = useFormats();
  const errorText = useErrorText();
  const { isSending, error, send, giveUp } = investing;
  return (
    <Stack gap="md">
      <Stack gap="xs" role="status">
        <Heading as="h3" size="sm">
          {t.invest.unfinishedTitle()}
        </Heading>
        <Text>{t.invest.unfinishedText({ amount: formats.tokenExact(amount, token) })}</Text>
      </Stack>
      {isSending ? (
        <Text tone="muted" role="status">
          {t.invest.unfinishedChecking()}
        </Text>
      ) : null}
      {error && !isSending ? (
        <Text tone="danger" weight="medium" role="alert">
          {errorText(error)}
        </Text>
      ) : null}
      <Button wide busy={isSending} onClick={() => send(amount)}>
        {t.invest.unfinishedCheck()}
      </Button>
      <Stack gap="xs">
        <Button variant="ghost" wide disabled={isSending} onClick={giveUp}>
          {t.invest.unfinishedLeave()}
        </Button>
        <Text size="sm" tone="muted">
          {t.invest.unfinishedLeaveHint()}
        </Text>
      </Stack>
    </Stack>
  );
}
