import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Button } from '../../../design/controls/Button.tsx';
import { Stack } from '../../../design/display/Layout.tsx';
import { Heading, Text } from '../../../design/display/Text.tsx';
import { Progress } from '../../../design/feedback/Progress.tsx';
import { useTranslations } from '../../../i18n/translations.ts';
import { type GuidePosition, guideHref, nextOf, previousOf, withoutGuide } from './guide-address.ts';
import { useNeedsLogin } from './needs-login.ts';
import * as Part from './overlay.styles.ts';
import { placeCard, spotOf } from './place-card.ts';
import { useTarget } from './use-target.ts';

/** One step of a guide: a light on the real thing, and a card with what to do there. Spec §4 Help guide */
export function GuideStepDialog({ position }: { position: GuidePosition }) {
  const t = useTranslations();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const needsLogin = useNeedsLogin();
  const { guide, number, step } = position;
  const frame = useModal();
  const forward = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const target = useTarget(step.targets);
  const { card, size, view } = useSizes();

  // Going on is what comes next, except for who goes back; at the first step there is nothing to go back to.
  useEffect(() => {
    const isGoingBack = number > 1 && document.activeElement === back.current;
    if (!isGoingBack) forward.current?.focus({ preventScroll: true });
  }, [number]);

  const here = { path, search };
  const next = nextOf(position);
  const previous = previousOf(position);
  const go = (to: GuidePosition) =>
    navigate(guideHref(to, here), { replace: (to.step.path ?? path) === path });
  const end = () => navigate(withoutGuide(here), { replace: true });
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    end();
  };
  // The browser may close it against a refused cancel; a dialog that is gone tells of its closing, too.
  const closed = () => {
    if (frame.current?.open === false) end();
  };
  const spoken = t.walkthrough.steps[step.id];
  const spot = target && spotOf(target, view);
  return (
    <Part.Frame
      ref={frame}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onCancel={cancel}
      onClose={closed}
    >
      {spot ? <Part.Spot style={spot} data-testid="guide-spot" /> : <Part.Veil />}
      <Part.Card ref={card} style={placeCard(target, size, view)}>
        <Progress
          label={t.walkthrough.names[guide.id].title()}
          value={number}
          max={guide.steps.length}
          valueText={t.walkthrough.stepOf({ step: number, steps: guide.steps.length })}
          size="sm"
        />
        <Stack gap="xs" role="status">
          <Heading as="h2" size="md" id={titleId}>
            {spoken.title()}
          </Heading>
          <Text id={textId}>{spoken.text()}</Text>
        </Stack>
        <Part.Buttons>
          <Button variant="ghost" size="sm" onClick={end}>
            {t.walkthrough.skip()}
          </Button>
          <Button
            ref={back}
            variant="secondary"
            size="sm"
            disabled={previous === null}
            onClick={() => previous && go(previous)}
          >
            {t.walkthrough.previous()}
          </Button>
          <Button ref={forward} size="sm" onClick={() => (next ? go(next) : end())}>
            {next === null
              ? t.walkthrough.finish()
              : needsLogin(next.step)
                ? t.walkthrough.loginAndNext()
                : t.walkthrough.next()}
          </Button>
        </Part.Buttons>
      </Part.Card>
    </Part.Frame>
  );
}

/** Opens the dialog as a modal one, and gives the focus back when the guide ends. */
function useModal() {
  const frame = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = frame.current;
    if (!dialog) return;
    dialog.showModal();
    return () => {
      dialog.close();
      // What had the focus may have been on another page.
      if (document.activeElement === document.body || document.activeElement === null) {
        document.getElementById('content')?.focus({ preventScroll: true });
      }
    };
  }, []);
  return frame;
}

const viewOf = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** How large the card and the window are, as long as the card is there. */
function useSizes() {
  const card = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [view, setView] = useState(viewOf);
  useLayoutEffect(() => {
    const shown = card.current;
    if (!shown) return;
    const measure = () => {
      setSize({ width: shown.offsetWidth, height: shown.offsetHeight });
      setView(viewOf());
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, []);
  return { card, size, view };
}
