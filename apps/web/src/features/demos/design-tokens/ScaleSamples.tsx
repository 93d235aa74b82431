import { Card } from '../../../design/display/Card.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Subheading } from '../../../shared/page/Note.tsx';
import type { ScaleName, TokenEntry } from './token-lists.ts';

const List = styled('dl', { display: 'grid', gap: '$1' });
const Row = styled('div', {
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: '$4',
  paddingBlock: '$2',
  '& + &': { borderTop: '1px solid $colors$border' },
  '& dt': { fontWeight: '$semibold', fontSize: '$sm', overflowWrap: 'anywhere' },
  '& dd': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$2', minWidth: 0 },
});
const Value = styled('span', {
  fontFamily: '$mono',
  fontSize: '$xs',
  letterSpacing: '$normal',
  color: '$textMuted',
  overflowWrap: 'anywhere',
});
const Bar = styled('span', {
  display: 'block',
  height: '0.75rem',
  maxWidth: '100%',
  borderRadius: '2px',
  background: '$primary',
});
const Box = styled('span', {
  display: 'block',
  width: '6rem',
  height: '3rem',
  border: '1px solid $colors$border',
  background: '$surfaceRaised',
});
const SampleText = styled('span', { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' });

/** A scale of the design: each token with its value and a sample. */
export function ScaleCard({ name, tokens }: { name: ScaleName; tokens: readonly TokenEntry[] }) {
  const t = useTranslations();
  return (
    <Card>
      <Stack gap="sm">
        <Subheading>{t.demos.scales[name]()}</Subheading>
        <List>
          {tokens.map((token) => (
            <Row key={token.name}>
              <dt>{token.name}</dt>
              <dd>
                <TokenSample scale={name} value={token.value} />
                <Value>{token.value}</Value>
              </dd>
            </Row>
          ))}
        </List>
      </Stack>
    </Card>
  );
}

/** A sample of the token, if it is visible. */
function TokenSample({ scale, value }: { scale: ScaleName; value: string }) {
  const t = useTranslations();
  const sample = t.demos.sample();
  switch (scale) {
    case 'space':
    case 'sizes':
      return <Bar css={{ width: value }} aria-hidden />;
    case 'radii':
      return <Box css={{ borderRadius: value }} aria-hidden />;
    case 'shadows':
      return <Box css={{ boxShadow: value, borderRadius: '$md' }} aria-hidden />;
    case 'fontSizes':
      return (
        <SampleText css={{ fontSize: value, lineHeight: '$tight', whiteSpace: 'nowrap' }}>
          {sample}
        </SampleText>
      );
    case 'fonts':
      return <SampleText css={{ fontFamily: value }}>{sample}</SampleText>;
    case 'fontWeights':
      return <SampleText css={{ fontWeight: value }}>{sample}</SampleText>;
    case 'letterSpacings':
      return <SampleText css={{ letterSpacing: value }}>{sample}</SampleText>;
    case 'lineHeights':
      return (
        <SampleText css={{ lineHeight: value, maxWidth: '12rem', background: '$surfaceSunken' }}>
          {sample}
        </SampleText>
      );
    case 'transitions':
    case 'zIndices':
      return null;
  }
}
