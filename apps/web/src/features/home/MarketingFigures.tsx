import { Card } from '../../design/display/Card.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Section } from '../../shared/Section.tsx';

const Four = styled('dl', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media (max-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // The figure is read after its name and stands above it.
  '& > div': { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '$1' },
  '& dd': {
    fontSize: '$4xl',
    fontWeight: '$bold',
    lineHeight: '$tight',
    letterSpacing: '$tight',
    color: '$primaryText',
    '@mobile': { fontSize: '$3xl' },
  },
  '& dt': { color: '$textMuted', fontWeight: '$medium', lineHeight: '$snug' },
});

/** The fixed marketing figures of spec §1; no call stands behind them. */
export function MarketingFigures() {
  const { home } = useTranslations();
  const figures = [
    [home.figureInvestors(), home.figureInvestorsValue()],
    [home.figureInvested(), home.figureInvestedValue()],
    [home.figureAssets(), home.figureAssetsValue()],
    [home.figureSatisfaction(), home.figureSatisfactionValue()],
  ];
  return (
    <Section title={home.figuresTitle()}>
      <Card tone="primary" padding="lg">
        <Four>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </Four>
      </Card>
    </Section>
  );
}
