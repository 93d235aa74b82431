import { useSessionState } from '@gli/session/react';
import { Button, Heading, Inline, Progress, Stack, Text, useMeasured, useModal } from '@gli/ui';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { useTranslations } from '@/i18n';
import { findRoute } from '../../../routes.ts';
import { Card, Frame, Spot, veil } from './GuideOverlay.styles.ts';
import {
  type GuidePosition,
  getNextPosition,
  getPreviousPosition,
  guideHref,
  isElsewhere,
  parseGuide,
  withoutGuide,
} from './guide-address.ts';
import type { GuideStep } from './guides.ts';
import { getTargetRect, placeCard } from './place-card.ts';
import { useTarget } from './use-target.ts';

/** Shows the guide from the URL above the current step's page. Spec §2 Guide, §4 Help guide */
export function GuideOverlay() {
  const [path] = useLocation();
  const search = useSearch();
  const position = parseGuide(search);
  if (!position) return null;
  const { step } = position;
  if (isElsewhere(step, { path, search })) {
    return <Redirect to={guideHref(position, { path, search })} replace />;
  }
  return <GuideStepDialog position={position} />;
}

/** A guide step: a spotlight on its target and a card with instructions. Spec §4 Help guide */
function GuideStepDialog({ position }: { position: GuidePosition }) {
  const t = useTranslations();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const needsLogin = useNeedsLogin();
  const { guide, number, step } = position;
  const forward = useRef<HTMLButtonElement>(null);
  const back = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const target = useTarget(step.targets);
  const card = useRef<HTMLDivElement>(null);
  const { card: cardSize, view } = useMeasured(card, measureCard) ?? { card: UNMEASURED, view: windowSize() };

  // Focuses the next button, unless the member is using the back button.
  useEffect(() => {
    const isGoingBack = number > 1 && document.activeElement === back.current;
    if (!isGoingBack) forward.current?.focus({ preventScroll: true });
  }, [number]);

  const address = { path, search };
  const next = getNextPosition(position);
  const previous = getPreviousPosition(position);
  const go = (to: GuidePosition) =>
    navigate(guideHref(to, address), { replace: (to.step.path ?? path) === path });
  const end = () => navigate(withoutGuide(address), { replace: true });
  const modal = useGuideModal(end);
  const text = t.walkthrough.steps[step.id];
  const spot = target && getTargetRect(target, view);
  return (
    <Frame {...modal} aria-labelledby={titleId} aria-describedby={textId}>
      {spot ? (
        <Spot style={spot} data-testid="guide-spot" />
      ) : (
        <Stack css={{ position: 'absolute', inset: 0, background: veil }} />
      )}
      <Card ref={card} style={placeCard(target, cardSize, view)}>
        <Progress
          label={t.walkthrough.names[guide.id].title()}
          value={number}
          max={guide.steps.length}
          valueText={t.walkthrough.stepPosition({ step: number, steps: guide.steps.length })}
          size="sm"
        />
        <Stack gap="xs" role="status">
          <Heading as="h2" size="md" id={titleId}>
            {text.title()}
          </Heading>
          <Text id={textId}>{text.text()}</Text>
        </Stack>
        <Inline css={{ '& > :first-child': { marginRight: 'auto', marginLeft: '-$3' } }}>
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
        </Inline>
      </Card>
    </Frame>
  );
}

/** Returns the props of the modal dialog, and restores the focus when the guide ends. */
function useGuideModal(onClose: () => void) {
  const modal = useModal({ onClose });
  // Runs after the dialog has closed.
  useLayoutEffect(
    () => () => {
      // The previously focused element may have been on another page.
      if (document.activeElement === document.body || document.activeElement === null) {
        document.getElementById('content')?.focus({ preventScroll: true });
      }
    },
    [],
  );
  return modal;
}

const UNMEASURED = { width: 0, height: 0 };

const measureCard = (card: HTMLElement) => ({
  card: { width: card.offsetWidth, height: card.offsetHeight },
  view: windowSize(),
});

const windowSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

/** True if a step's page requires a login, after which the guide continues. */
function useNeedsLogin(): (step: GuideStep) => boolean {
  const { status } = useSessionState();
  return (step) =>
    status !== 'authenticated' &&
    step.path !== undefined &&
    findRoute(step.path)?.route.requiresAuth === true;
}
