import {
  Button,
  Card,
  COLOR_MODES,
  fadeIn,
  Grid,
  LoadingRegion,
  Progress,
  Skeleton,
  Text,
  themeClassName,
  useMedia,
  useToast,
} from '@gli/ui';
import { useState } from 'react';
import { useFormats, useTranslations } from '@/i18n';
import { DemoPage, Sample, SampleDialog } from './DemoPage.tsx';

const stops = ['25', '60', '100'] as const;
const crossing = { color: '$text', '&, & *': { transition: '$theme' } };

/** The app's animations, which can be replayed. With reduced motion, they are disabled. */
export default function AnimationDemoScreen() {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  const [plays, setPlays] = useState(0);
  const stop = stops[plays % stops.length] ?? stops[0];
  const mode = COLOR_MODES[plays % COLOR_MODES.length] ?? 'light';
  return (
    <DemoPage name="animation-demo" lead={t.demos.animationLead()}>
      <Text role="status">{isReduced ? t.demos.motionReduced() : t.demos.motionFull()}</Text>
      <div>
        <Button onClick={() => setPlays(plays + 1)}>{t.demos.play()}</Button>
      </div>
      <Grid>
        <Sample title={t.demos.pageFade()}>
          <Card key={plays} tone="sunken" css={fadeIn}>
            {t.demos.sample()}
          </Card>
        </Sample>
        <Sample title={t.demos.progress()}>
          <Progress label={t.demos.progress()} value={Number(stop)} valueText={formats.percent(stop)} />
        </Sample>
        <Sample title={t.demos.themeCrossing()}>
          <Card className={themeClassName('default', mode)} css={crossing}>
            {t.demos.modes[mode]()}
          </Card>
        </Sample>
        <Sample title={t.demos.dialogs()}>
          <SampleDialog />
          <Button variant="secondary" onClick={() => toast({ tone: 'neutral', title: t.demos.sample() })}>
            {t.demos.showNotice()}
          </Button>
        </Sample>
        <Sample title={t.demos.loading()}>
          <LoadingRegion>
            <Skeleton width="most" />
            <Skeleton width="half" />
          </LoadingRegion>
        </Sample>
      </Grid>
    </DemoPage>
  );
}
