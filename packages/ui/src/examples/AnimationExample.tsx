import { useState } from 'react';
import { useMedia } from '../browser/use-media.ts';
import { Button } from '../controls/Button.tsx';
import { Card } from '../display/Card.tsx';
import { Grid } from '../display/Layout.tsx';
import { Text } from '../display/Text.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { LoadingRegion, Skeleton } from '../feedback/Skeleton.tsx';
import { useToast } from '../feedback/toast-context.ts';
import { fadeIn } from '../motion.ts';
import { COLOR_MODES } from '../palettes/theme-names.ts';
import { themeClassName } from '../themes.ts';
import type { ExampleProps } from './example-texts.ts';
import { Sample, SampleDialog } from './Sample.tsx';

const stops = [25, 60, 100] as const;
const crossing = { color: '$text', '&, & *': { transition: '$theme' } };

/** All animations, which can be replayed. With reduced motion, they are disabled. Needs a `<ToastProvider>`. */
export function AnimationExample({ texts }: ExampleProps) {
  const { demos } = texts;
  const toast = useToast();
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  const [plays, setPlays] = useState(0);
  const stop = stops[plays % stops.length] ?? stops[0];
  const mode = COLOR_MODES[plays % COLOR_MODES.length] ?? 'light';
  return (
    <>
      <Text role="status">{isReduced ? demos.motionReduced() : demos.motionFull()}</Text>
      <div>
        <Button onClick={() => setPlays(plays + 1)}>{demos.play()}</Button>
      </div>
      <Grid>
        <Sample title={demos.pageFade()}>
          <Card key={plays} tone="sunken" css={fadeIn}>
            {demos.sample()}
          </Card>
        </Sample>
        <Sample title={demos.progress()}>
          <Progress label={demos.progress()} value={stop} valueText={`${stop}%`} />
        </Sample>
        <Sample title={demos.themeCrossing()}>
          <Card className={themeClassName('default', mode)} css={crossing}>
            {demos.modes[mode]()}
          </Card>
        </Sample>
        <Sample title={demos.dialogs()}>
          <SampleDialog texts={texts} />
          <Button variant="secondary" onClick={() => toast({ tone: 'neutral', title: demos.sample() })}>
            {demos.showNotice()}
          </Button>
        </Sample>
        <Sample title={demos.loading()}>
          <LoadingRegion>
            <Skeleton width="most" />
            <Skeleton width="half" />
          </LoadingRegion>
        </Sample>
      </Grid>
    </>
  );
}
