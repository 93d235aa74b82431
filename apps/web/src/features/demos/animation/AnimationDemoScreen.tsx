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
import { useTranslations } from '../../../i18n/translations.ts';
import { Expandable } from '../../../shared/Disclosure.tsx';
import { Section } from '../../../shared/Section.tsx';
import { useMedia } from '../../../shared/use-media.ts';
import { DemoPage } from '../DemoPage.tsx';
import { TryCard } from '../TryCard.tsx';
import { ThemeCrossing } from './ThemeCrossing.tsx';

const Faded = styled('div', { padding: '$5', borderRadius: '$md', background: '$primarySoft', ...fadeIn });
const stops = ['25', '60', '100'] as const;

/** Every movement of the app, to be played again; with reduced motion each is still, and this page says so. */
export default function AnimationDemoScreen() {
  const t = useTranslations();
  const formats = useFormats();
  const toast = useToast();
  const isReduced = useMedia('(prefers-reduced-motion: reduce)');
  const [fades, setFades] = useState(0);
  const [steps, setSteps] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const stop = stops[steps % stops.length] ?? stops[0];
  const close = () => setOpen(false);
  return (
    <DemoPage name="animation-demo" lead={t.demos.animationLead()}>
      <Text role="status">{isReduced ? t.demos.motionReduced() : t.demos.motionFull()}</Text>
      <Section title={t.demos.movements()}>
        <Grid>
          <TryCard title={t.demos.pageFade()} text={t.demos.pageFadeText()}>
            <Faded key={fades}>{t.demos.sample()}</Faded>
            <PlayButton onPlay={() => setFades(fades + 1)} />
          </TryCard>
          <TryCard title={t.demos.progress()} text={t.demos.progressText()}>
            <Progress label={t.demos.funding()} value={Number(stop)} valueText={formats.percent(stop)} />
            <PlayButton onPlay={() => setSteps(steps + 1)} />
          </TryCard>
          <TryCard
            title={t.demos.themeCrossing()}
            text={t.demos.themeCrossingText({ milliseconds: formats.integer(THEME_TRANSITION_MS) })}
          >
            <ThemeCrossing />
          </TryCard>
          <TryCard title={t.demos.dialogs()} text={t.demos.dialogMotion()}>
            <Inline>
              <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
                {t.demos.openDialog()}
              </Button>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => toast({ tone: 'neutral', title: t.demos.toastTitle() })}
              >
                {t.demos.toastTones.neutral()}
              </Button>
            </Inline>
          </TryCard>
          <TryCard title={t.demos.expanding()} text={t.demos.expandingText()}>
            <Expandable summary={t.demos.openMe()}>
              <Text size="sm">{t.demos.sample()}</Text>
            </Expandable>
          </TryCard>
          <TryCard title={t.demos.loading()} text={t.demos.loadingText()}>
            <LoadingRegion label={t.common.loading()}>
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
        title={t.demos.dialogTitle()}
        closeLabel={t.common.close()}
        footer={<Button onClick={close}>{t.common.close()}</Button>}
      >
        <Text>{t.demos.dialogText()}</Text>
      </Dialog>
    </DemoPage>
  );
}

function PlayButton({ onPlay }: { onPlay: () => void }) {
  const t = useTranslations();
  return (
    <span>
      <Button variant="secondary" size="sm" onClick={onPlay}>
        {t.demos.play()}
      </Button>
    </span>
  );
}
