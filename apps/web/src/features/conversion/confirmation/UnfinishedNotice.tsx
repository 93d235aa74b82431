import { Button } from '../../../design/controls/Button.tsx';
import { Inline, Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../shared/Notice.tsx';
import type { Execution } from './use-execution.ts';
import { useFailureText } from './use-failure-text.ts';

/** A conversion whose answer never came: check what became of it, or leave it. Also why the check failed. */
export function UnfinishedNotice({ execution, buttonId }: { execution: Execution; buttonId: string }) {
  const t = useTranslations();
  const formats = useFormats();
  const failureText = useFailureText();
  const { unfinished, isSending, error } = execution;
  const failure = error
    ? failureText(
        unfinished ? { status: 'unanswered', conversion: unfinished, error } : { status: 'refused', error },
      )
    : null;
  if (!unfinished && !failure) return null;
  return (
    <Stack gap="md" as="section" aria-live="polite">
      {failure ? <Notice kind="failure">{failure}</Notice> : null}
      {unfinished ? (
        <Notice kind="wait">
          <Stack gap="sm">
            <Heading as="h3" size="sm">
              {t.conversion.unfinishedTitle()}
            </Heading>
            <Text size="sm">
              {t.conversion.unfinishedText({
                amount: formats.tokenExact(unfinished.quote.amount, unfinished.quote.from_token),
                receive: formats.tokenExact(unfinished.quote.receive_amount, unfinished.quote.to_token),
              })}
            </Text>
            <Inline>
              <Button id={buttonId} size="sm" busy={isSending} onClick={() => execution.send(unfinished)}>
                {t.conversion.finish()}
              </Button>
              <Button variant="ghost" size="sm" disabled={isSending} onClick={execution.giveUp}>
                {t.conversion.giveUp()}
              </Button>
            </Inline>
          </Stack>
        </Notice>
      ) : null}
    </Stack>
  );
}
