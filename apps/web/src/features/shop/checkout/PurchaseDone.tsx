import type { Order } from '@gli/sdk';
import { CircleCheck } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { LinkButton } from '../../../design/controls/LinkButton.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { PanelFoot } from './panel-foot.tsx';

const Mark = styled('div', { color: '$successText', '& svg': { width: '3rem', height: '3rem' } });

/** What was bought, and the way to the order. */
export function PurchaseDone({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useTranslations();
  const formats = useFormats();
  const place = `/orders?order=${encodeURIComponent(order.id)}`;
  const paid = t.checkout.doneText({
    number: order.number,
    amount: formats.tokenExact(order.totals.total, order.token),
  });
  return (
    <Stack gap="md" align="center" role="status" css={{ paddingBlock: '$6', textAlign: 'center' }}>
      <Mark>
        <CircleCheck aria-hidden />
      </Mark>
      <Heading as="h3" size="md">
        {t.checkout.doneTitle()}
      </Heading>
      <Text>{paid}</Text>
      <PanelFoot>
        <Button variant="secondary" onClick={onClose}>
          {t.checkout.keepShopping()}
        </Button>
        <Link href={place} asChild>
          <LinkButton>{t.checkout.toOrder()}</LinkButton>
        </Link>
      </PanelFoot>
    </Stack>
  );
}
