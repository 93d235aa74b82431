import { useState } from 'react';
import { Button } from '../../../design/controls/Button.tsx';
import { Grid, Inline } from '../../../design/display/Layout.tsx';
import { Text } from '../../../design/display/Text.tsx';
import { Dialog } from '../../../design/feedback/Dialog.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { LoadingRegion, Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Spinner } from '../../../design/feedback/Spinner.tsx';
import { useToast } from '../../../design/feedback/toast-context.ts';
import { fadeIn } from '../../../design/motion.ts';
import { THEME_TRANSITION_MS } from '../../../design/scales.ts';
import { styled } from '../../../design/stitches.config.ts';
import { useFormats } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { Expandable } from '../../../shared/Expandable.tsx';
import { Section } from '../../../shared/Section.tsx';
import { DemoPage } from '../DemoPage.tsx';
import { TryCard } from '../TryCard.tsx';
import { useMedia } from '../use-media.ts';
import { ThemeCrossing } from './ThemeCrossing.tsx';

const Faded = styled('div', { padding: '$5', borderRadius: '$md', background: '$primarySoft', ...fadeIn });
const stops = ['25', '60', '100'] as const;

/** Every movement of the app, to be played again; with reduced motion each is still, and this page says so. */
export default function AnimationDemoScreen() {
  const words = useWords();
  const formats = useFormats();
  const toast = useToast();
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  const [fades, setFades] = useState(0);
  const [steps, setSteps] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const stop = stops[steps % stops.length] ?? stops[0];
  const close = () => setOpen(false);
  return (
    <DemoPage name="animation-demo" lead={words.demos.animationLead()}>
      <Text role="status">{isReduced ? words.demos.motionReduced() : words.demos.motionFull()}</Text>
      <Section title={words.demos.movements()}>
        <Grid>
          <TryCard title={words.demos.pageFade()} text={words.demos.pageFadeText()}>
            <Faded key={fades}>{words.demos.sample()}</Faded>
            <PlayButton onPlay={() => setFades(fades + 1)} />
          </TryCard>
          <TryCard title={words.demos.progress()} text={words.demos.progressText()}>
            <Progress label={words.demos.funding()} value={Number(stop)} valueText={formats.percent(stop)} />
            <PlayButton onPlay={() => setSteps(steps + 1)} />
          </TryCard>
          <TryCard
            title={words.demos.themeCrossing()}
            text={words.demos.themeCrossingText({ milliseconds: formats.integer(THEME_TRANSITION_MS) })}
          >
            <ThemeCrossing />
          </TryCard>
          <TryCard title={words.demos.dialogs()} text={words.demos.dialogMotion()}>
            <Inline>
              <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
                {words.demos.openDialog()}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => toast({ tone: 'neutral', title: words.demos.toastTitle() })}
              >
                {words.demos.toastTones.neutral()}
              </Button>
            </Inline>
          </TryCard>
          <TryCard title={words.demos.expanding()} text={words.demos.expandingText()}>
            <Expandable summary={words.demos.openMe()}>
              <Text size="sm">{words.demos.sample()}</Text>
            </Expandable>
          </TryCard>
          <TryCard title={words.demos.loading()} text={words.demos.loadingText()}>
            <LoadingRegion label={words.common.loading()}>
              <Skeleton width="most" />
              <Skeleton width="half" />
            </LoadingRegion>
            <Spinner aria-hidden />
          </TryCard>
        </Grid>
      </Section>
      <Dialog
        open={isOpen}
        onClose={close}
        title={words.demos.dialogTitle()}
        closeLabel={words.common.close()}
        footer={<Button onClick={close}>{words.common.close()}</Button>}
      >
        <Text>{words.demos.dialogText()}</Text>
      </Dialog>
    </DemoPage>
  );
}

function PlayButton({ onPlay }: { onPlay: () => void }) {
  const words = useWords();
  return (
    <span>
      <Button variant="secondary" size="sm" onClick={onPlay}>
        {words.demos.play()}
      </Button>
    </span>
  );
}
