import { Button, Inline, Stack, Text } from '@/design';
import { useTranslations } from '@/i18n';
import { Notice, Subheading } from '@/shared';
import { useFigures } from '../use-figures.ts';
import { useFailureText } from './confirmation-step.ts';
import type { Execution, UnfinishedConversion } from './use-execution.ts';

/** A conversion with a lost response: buttons to resend or abandon it, and the reason if resending failed. */
export function UnfinishedNotice({ execution, buttonId }: { execution: Execution; buttonId: string }) {
  const failureText = useFailureText();
  const { unfinished, error } = execution;
  const failure = error
    ? failureText(
        unfinished
          ? { status: 'unknown_outcome', conversion: unfinished, error }
          : { status: 'refused', error },
      )
    : null;
  if (!unfinished && !failure) return null;
  return (
    <Stack gap="md" as="section" aria-live="polite">
      {failure ? <Notice kind="failure">{failure}</Notice> : null}
      {unfinished ? (
        <Notice kind="wait">
          <Unfinished conversion={unfinished} execution={execution} buttonId={buttonId} />
        </Notice>
      ) : null}
    </Stack>
  );
}

type UnfinishedProps = { conversion: UnfinishedConversion; execution: Execution; buttonId: string };

function Unfinished({ conversion, execution: { isSending, send, giveUp }, buttonId }: UnfinishedProps) {
  const t = useTranslations();
  const { quote } = conversion;
  const figures = useFigures(quote);
  return (
    <Stack gap="sm">
      <Subheading>{t.conversion.unfinishedTitle()}</Subheading>
      <Text size="sm">
        {t.conversion.unfinishedText({
          amount: figures.given(quote.amount),
          receive: figures.received(quote.receive_amount),
        })}
      </Text>
      <Inline>
        <Button id={buttonId} size="sm" busy={isSending} onClick={() => send(conversion)}>
          {t.conversion.finish()}
        </Button>
        <Button variant="ghost" size="sm" disabled={isSending} onClick={giveUp}>
          {t.conversion.giveUp()}
        </Button>
      </Inline>
    </Stack>
  );
}
