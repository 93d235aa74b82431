import type { Order } from '@gli/sdk';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { translate, useTranslations } from '../../../i18n/translations.ts';

const Steps = styled('ol', { display: 'grid' });
const Step = styled('li', {
  position: 'relative',
  paddingLeft: '$6',
  paddingBottom: '$5',
  // The dot, and the way to the next one.
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.45rem',
    width: '0.75rem',
    height: '0.75rem',
    borderRadius: '$round',
    background: '$surface',
    border: '2px solid $colors$borderStrong',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 'calc(0.375rem - 0.5px)',
    top: '1.4rem',
    bottom: '-0.25rem',
    width: '1px',
    background: '$border',
  },
  '&:last-child': { paddingBottom: 0 },
  '&:last-child::before': { background: '$primary', borderColor: '$primary' },
  '&:last-child::after': { display: 'none' },
});

/** Every status the order has had, the first one first: when, by whom, and why. */
export function OrderTimeline({ order }: { order: Order }) {
  const t = useTranslations();
  const formats = useFormats();
  const last = order.status_history.length - 1;
  return (
    <Steps>
      {order.status_history.map(({ status, changed_at, actor, note }, index) => (
        <Step key={`${status} ${changed_at}`} aria-current={index === last ? 'step' : undefined}>
          <Text weight="semibold">{translate(t.terms.orderStatus, status)()}</Text>
          <Text size="sm" tone="muted" numeric>
            <time dateTime={changed_at}>{formats.moment(changed_at)}</time> ·{' '}
            {translate(t.orders.actors, actor)()}
          </Text>
          {note ? <Text size="sm">{note}</Text> : null}
        </Step>
      ))}
    </Steps>
  );
}
