import { Children, type ReactNode } from 'react';
import { Inline, Stack } from '../display/Layout.tsx';
import { Heading, Text } from '../display/Text.tsx';
import { LoadingRegion } from '../feedback/Skeleton.tsx';
import { styled } from '../stitches.config.ts';
import { BackLink } from './BackLink.tsx';
import { SectionErrorBoundary } from './SectionErrorBoundary.tsx';
import { HeaderSkeleton } from './skeletons.tsx';

// The panel is next to all content. On narrow screens, it comes after the sections, and `ActionBar` leads to it.
const Columns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24rem',
  gridTemplateAreas: '"head panel" "sections panel"',
  gridTemplateRows: 'auto 1fr',
  gap: '$8 $10',
  alignItems: 'start',
  paddingTop: '$6',
  '@mobile': { paddingTop: '$2' },
  '@belowBp2': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"head" "sections" "panel"',
    gridTemplateRows: 'auto',
    gap: '$6',
  },
});
const Area = styled('div', {
  minWidth: 0,
  variants: {
    name: { head: { gridArea: 'head' }, panel: { gridArea: 'panel' }, sections: { gridArea: 'sections' } },
    sticky: { true: { '@bp2': { position: 'sticky', top: '5.5rem' }, '@short': { position: 'static' } } },
  },
});

// The footer does not move when the item loads.
const FULL_HEIGHT = { minHeight: '100dvh' } as const;

type DetailLayoutProps = {
  /** Link to the list. */
  back: { href: string; text: string };
  badges: ReactNode;
  name: string;
  summary: string;
  /** Figures below the summary. */
  figures?: ReactNode;
  /** Price and buttons below the summary. */
  actions: ReactNode;
  /** Pictures above the name. */
  gallery: ReactNode;
  /** Form to invest in, book or buy the item. */
  panel: ReactNode;
  /** True to keep the panel in view while the page scrolls. */
  stickyPanel?: boolean;
  /** Sections, such as `SectionTabs`. Each has its own error boundary. */
  children: ReactNode;
  /** Similar items below both columns. */
  related: ReactNode;
};

/** Layout of an item's page: photos, name and figures, sections, a panel at the side, and similar items. */
export function DetailLayout(props: DetailLayoutProps) {
  const { back, name, stickyPanel = false } = props;
  return (
    <Stack gap="2xl">
      <Columns css={FULL_HEIGHT}>
        <Area name="head">
          <Stack gap="sm">
            <BackLink href={back.href}>{back.text}</BackLink>
            <Stack gap="md">
              {props.gallery}
              <Stack as="header" gap="md">
                <Inline gap="sm">{props.badges}</Inline>
                <Heading as="h1" size="2xl">
                  {name}
                </Heading>
                <Text tone="muted" size="lg" prose>
                  {props.summary}
                </Text>
                {props.figures}
                <SectionErrorBoundary>{props.actions}</SectionErrorBoundary>
              </Stack>
            </Stack>
          </Stack>
        </Area>
        <Area name="sections">
          <Stack gap="xl">
            {Children.map(props.children, (section) => (
              <SectionErrorBoundary>{section}</SectionErrorBoundary>
            ))}
          </Stack>
        </Area>
        <Area as="aside" name="panel" sticky={stickyPanel}>
          <SectionErrorBoundary>{props.panel}</SectionErrorBoundary>
        </Area>
      </Columns>
      <Stack gap="xl">
        {Children.map(props.related, (list) => (
          <SectionErrorBoundary>{list}</SectionErrorBoundary>
        ))}
      </Stack>
    </Stack>
  );
}

/** Skeleton of a detail page. */
export function LoadingDetail({ panel }: { panel: ReactNode }) {
  return (
    <LoadingRegion>
      <Columns css={FULL_HEIGHT}>
        <Area name="head">
          <HeaderSkeleton />
        </Area>
        <Area name="panel">{panel}</Area>
      </Columns>
    </LoadingRegion>
  );
}

/** Long text from the server, split into paragraphs at blank lines. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <Text key={paragraph} prose>
      {paragraph}
    </Text>
  ));
}
