import type { TokenEcosystem } from '@gli/sdk';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Stack } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { conversionRoutes } from './conversion-routes.ts';

const Routes = styled('ul', { display: 'grid', gap: '$2' });
const Route = styled('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$2',
  padding: '$2 $3',
  borderRadius: '$md',
  background: '$surfaceSunken',
  fontSize: '$sm',
  '& strong': { fontWeight: '$semibold' },
  '& svg': { width: '1rem', height: '1rem', color: '$primaryText' },
  '& span': { color: '$textMuted' },
});

/** How a token is converted: with what, in which directions, at about which rate. Spec §4 Conversion rules */
export function TokenConversions({ token }: { token: TokenEcosystem }) {
  const t = useTranslations();
  const formats = useFormats();
  const { business } = t;
  const routes = conversionRoutes(token);
  return (
    <Stack gap="sm">
      <Text size="sm" weight="semibold">
        {business.conversions()}
      </Text>
      {routes.length === 0 ? (
        <Text size="sm" tone="muted">
          {business.noConversions()}
        </Text>
      ) : (
        <Routes>
          {routes.map(({ from_token: from, to_token: to, reference_rate: rate, bothWays }) => (
            <Route key={`${from} ${to}`}>
              <strong>{from}</strong>
              {bothWays ? <ArrowLeftRight aria-hidden /> : <ArrowRight aria-hidden />}
              <strong>{to}</strong>
              <span>{bothWays ? business.bothWays() : business.oneWay()}</span>
              <span>{business.rate({ from, amount: formats.token(rate, to, 4) })}</span>
            </Route>
          ))}
        </Routes>
      )}
    </Stack>
  );
}
