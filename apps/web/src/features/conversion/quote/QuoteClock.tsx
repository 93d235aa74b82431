import { RotateCw } from 'lucide-react';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { clockText } from '../../../shared/clock.ts';
import type { Quoting } from './use-quote.ts';

const Root = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '$2',
});

/** In the last seconds the bar says so. */
const soonSeconds = 20;

type QuoteClockProps = {
  quoting: Quoting;
  lifetimeSeconds: number;
  /** Whether another one can be had before this one is over. */
  canRefresh?: boolean;
};

/** How long the quote still binds, and another one for the asking. */
export function QuoteClock({ quoting, lifetimeSeconds, canRefresh = false }: QuoteClockProps) {
  const t = useTranslations();
  const { secondsLeft, isAsking } = quoting;
  return (
    <Root>
      <Progress
        label={t.conversion.validFor()}
        value={secondsLeft}
        max={lifetimeSeconds}
        valueText={t.conversion.validForClock({ clock: clockText(secondsLeft) })}
        tone={secondsLeft <= soonSeconds ? 'warning' : 'primary'}
        size="sm"
      />
      {canRefresh ? (
        <IconButton
          label={t.conversion.refreshQuote()}
          onClick={quoting.refetch}
          aria-disabled={isAsking || undefined}
        >
          <RotateCw aria-hidden />
        </IconButton>
      ) : null}
    </Root>
  );
}
