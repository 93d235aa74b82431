import { Card } from '../../design/Card.tsx';
import { StatFigure } from '../../design/StatFigure.tsx';
import { styled } from '../../design/stitches.config.ts';
import { useWords } from '../../i18n/words.ts';
import { Section } from '../../parts/Section.tsx';

const Four = styled('div', {
  display: 'grid',
  gap: '$6',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media (max-width: 900px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** The fixed marketing figures of spec §1; no call stands behind them. */
export function MarketingFigures() {
  const { home } = useWords();
  return (
    <Section title={home.figuresTitle()}>
      <Card tone="sunken" padding="lg">
        <Four>
          <StatFigure label={home.figureInvestors()} value={home.figureInvestorsValue()} size="lg" />
          <StatFigure label={home.figureInvested()} value={home.figureInvestedValue()} size="lg" />
          <StatFigure label={home.figureAssets()} value={home.figureAssetsValue()} size="lg" />
          <StatFigure label={home.figureSatisfaction()} value={home.figureSatisfactionValue()} size="lg" />
        </Four>
      </Card>
    </Section>
  );
}
