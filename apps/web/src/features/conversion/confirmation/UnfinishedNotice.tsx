import { Button, Inline, Spinner, Stack, Text } from '@/design';
import { useTranslations } from '@/i18n';
import { Notice, Subheading } from '@/shared';
import { useFigures } from '../use-figures.ts';
import { useFailureText } from './confirmation-step.ts';
import type { Execution, UnfinishedConversion } from './use-execution.ts';

/** A conversion with a lost response, which is being checked, or the reason why it was rejected. */
export function UnfinishedNotice({ execution, id }: { execution: Execution; id: string }) {
  const failureText = useFailureText();
  const { unfinished, error } = execution;
  if (!unfinished && !error) return null;
  return (
    <Stack as="section" id={id} tabIndex={-1} aria-live="polite">
      {error ? <Notice kind="failure">{failureText({ status: 'refused', error })}</Notice> : null}
      {unfinished ? (
        <Notice kind="wait">
          <Unfinished conversion={unfinished} execution={execution} />
        </Notice>
      ) : null}
    </Stack>
  );
}

type UnfinishedProps = { conversion: UnfinishedConversion; execution: Execution };

function Unfinished({ conversion: { quote }, execution: { isSending, giveUp } }: UnfinishedProps) {
  const t = useTranslations();
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
        <Spinner aria-hidden />
        <Button variant="ghost" size="sm" disabled={isSending} onClick={giveUp}>
          {t.conversion.giveUp()}
        </Button>
      </Inline>
    </Stack>
  );
}
