import RotateCw from 'lucide-react/icons/rotate-cw';
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

/** From here on the bar warns. */
const EXPIRES_SOON_SECONDS = 20;

type QuoteClockProps = {
  quoting: Quoting;
  lifetimeSeconds: number;
  /** Whether another quote can be requested before this one expires. */
  canRefresh?: boolean;
};

/** How long the quote is still valid, and a button for another one. */
export function QuoteClock({ quoting, lifetimeSeconds, canRefresh = false }: QuoteClockProps) {
  const t = useTranslations();
  const { secondsLeft, isFetching } = quoting;
  return (
    <Root>
      <Progress
        label={t.conversion.validFor()}
        value={secondsLeft}
        max={lifetimeSeconds}
        valueText={t.conversion.validForClock({ clock: clockText(secondsLeft) })}
        tone={secondsLeft <= EXPIRES_SOON_SECONDS ? 'warning' : 'primary'}
        size="sm"
      />
      {canRefresh ? (
        <IconButton
          label={t.conversion.refreshQuote()}
          onClick={quoting.refetch}
          aria-disabled={isFetching || undefined}
        >
          <RotateCw aria-hidden />
        </IconButton>
      ) : null}
    </Root>
  );
}
