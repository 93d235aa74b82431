import { RotateCw } from 'lucide-react';
import { IconButton } from '../../../design/controls/IconButton.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useWords } from '../../../i18n/words.ts';
import { clockText } from './seconds-left.ts';
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
  const words = useWords();
  const { secondsLeft, isAsking } = quoting;
  return (
    <Root>
      <Progress
        label={words.conversion.validFor()}
        value={secondsLeft}
        max={lifetimeSeconds}
        valueText={words.conversion.validForClock({ clock: clockText(secondsLeft) })}
        tone={secondsLeft <= soonSeconds ? 'warning' : 'primary'}
        size="sm"
      />
      {canRefresh ? (
        <IconButton
          label={words.conversion.refreshQuote()}
          onClick={quoting.askAgain}
          aria-disabled={isAsking || undefined}
        >
          <RotateCw aria-hidden />
        </IconButton>
      ) : null}
    </Root>
  );
}
