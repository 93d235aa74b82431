import { Card } from '../../design/Card.tsx';
import { Grid } from '../../design/Layout.tsx';
import { StatFigure } from '../../design/StatFigure.tsx';
import { useWords } from '../../i18n/words.ts';
import { Section } from '../../parts/Section.tsx';

/** The fixed marketing figures of spec §1; no call stands behind them. */
export function MarketingFigures() {
  const { home } = useWords();
  return (
    <Section title={home.figuresTitle()}>
      <Card tone="sunken" padding="lg">
        <Grid min="xs">
          <StatFigure label={home.figureInvestors()} value={home.figureInvestorsValue()} size="lg" />
          <StatFigure label={home.figureInvested()} value={home.figureInvestedValue()} size="lg" />
          <StatFigure label={home.figureAssets()} value={home.figureAssetsValue()} size="lg" />
          <StatFigure label={home.figureSatisfaction()} value={home.figureSatisfactionValue()} size="lg" />
        </Grid>
      </Card>
    </Section>
  );
}
