import { Notice, Stack, Subheading, type UnknownWrite } from '@gli/ui';
import { describeUnknownWrite, UnknownWriteNotice } from '@/data';
import { useTranslations } from '@/i18n';
import { useFigures } from '../use-figures.ts';
import { getConversionTexts } from './get-conversion-texts.ts';
import type { Execution, SentConversion } from './use-execution.ts';
import { useFailureText } from './use-failure-text.ts';

/** A conversion with an unknown outcome, or the reason why it was rejected. */
export function UnfinishedNotice({ execution, id }: { execution: Execution; id: string }) {
  const t = useTranslations();
  const failureText = useFailureText();
  const { state } = execution;
  const unknown = describeUnknownWrite(execution, getConversionTexts(t));
  if (state.status !== 'rejected' && state.status !== 'unknown') return null;
  return (
    <Stack as="section" id={id} tabIndex={-1} aria-live="polite">
      {state.status === 'rejected' ? <Notice kind="failure">{failureText(state)}</Notice> : null}
      {state.status === 'unknown' && unknown ? (
        <Notice kind="wait">
          <Unfinished conversion={state.variables} unknown={unknown} />
        </Notice>
      ) : null}
    </Stack>
  );
}

type UnfinishedProps = { conversion: SentConversion; unknown: UnknownWrite };

function Unfinished({ conversion: { quote }, unknown }: UnfinishedProps) {
  const t = useTranslations();
  const figures = useFigures(quote);
  return (
    <Stack gap="sm">
      <Subheading>
        {t.conversion.unfinishedTitle({
          amount: figures.given(quote.amount),
          receive: figures.received(quote.receive_amount),
        })}
      </Subheading>
      <UnknownWriteNotice write={unknown} />
    </Stack>
  );
}
