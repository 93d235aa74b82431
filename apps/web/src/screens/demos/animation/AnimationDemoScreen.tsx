import { useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { Card } from '../../../design/Card.tsx';
import { Container, Grid, Stack } from '../../../design/Layout.tsx';
import { fadeIn } from '../../../design/motion.ts';
import { Progress } from '../../../design/Progress.tsx';
import { Skeleton } from '../../../design/Skeleton.tsx';
import { Spinner } from '../../../design/Spinner.tsx';
import { styled } from '../../../design/stitches.config.ts';
import { Heading, Text } from '../../../design/Text.tsx';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { PageHead } from '../../../parts/PageHead.tsx';
import { useReducedMotion } from './use-reduced-motion.ts';

const Faded = styled('div', { padding: '$5', borderRadius: '$md', background: '$primarySoft', ...fadeIn });
const stops = ['25', '60', '100'] as const;

/** Every movement of the app, to be played again; with reduced motion each is still, and this page says so. */
export default function AnimationDemoScreen() {
  const words = useWords();
  const formats = useFormats();
  const isReduced = useReducedMotion();
  const [plays, setPlays] = useState(0);
  const stop = stops[plays % stops.length] ?? stops[0];
  return (
    <Container>
      <Stack gap="xl">
        <PageHead title={words.places['animation-demo']()} lead={words.demos.animationLead()} />
        <Stack align="start">
          <Text role="status">{isReduced ? words.demos.motionReduced() : words.demos.motionFull()}</Text>
          <Button onClick={() => setPlays(plays + 1)}>{words.demos.play()}</Button>
        </Stack>
        <Grid>
          <Card>
            <Stack>
              <Heading as="h2" size="sm">
                {words.demos.pageFade()}
              </Heading>
              <Faded key={plays}>{words.demos.sample()}</Faded>
            </Stack>
          </Card>
          <Card>
            <Stack>
              <Heading as="h2" size="sm">
                {words.demos.progress()}
              </Heading>
              <Progress
                label={words.demos.funding()}
                value={Number(stop)}
                valueText={formats.percent(stop)}
              />
            </Stack>
          </Card>
          <Card>
            <Stack>
              <Heading as="h2" size="sm">
                {words.demos.loading()}
              </Heading>
              <Stack gap="xs" aria-hidden>
                <Skeleton width="most" />
                <Skeleton width="half" />
              </Stack>
              <Spinner aria-hidden />
            </Stack>
          </Card>
        </Grid>
      </Stack>
    </Container>
  );
}
