import { Fragment } from 'react';
import { Card } from '../display/Card.tsx';
import { Divider, Grid, Inline, Only, Stack } from '../display/Layout.tsx';
import { Heading, Text } from '../display/Text.tsx';
import { LoadingRegion, Skeleton } from '../feedback/Skeleton.tsx';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

type BlocksSkeletonProps = {
  count: number;
  /** True to draw a card around the blocks. */
  framed?: boolean;
};

/** Skeleton of fields or of other content that is as high as fields. */
export function BlocksSkeleton({ count, framed = false }: BlocksSkeletonProps) {
  const blocks = (
    <Stack gap="md">
      {times(count).map((block) => (
        <Skeleton key={block} shape="block" css={{ height: '4.5rem' }} />
      ))}
    </Stack>
  );
  return <LoadingRegion>{framed ? <Card>{blocks}</Card> : blocks}</LoadingRegion>;
}

/** Skeleton of a chart or of a panel with a form. */
export function PanelSkeleton() {
  return <Skeleton shape="block" css={{ height: '20rem' }} />;
}

/** Skeleton of figures, each with a name, a value and a line below. */
export function StatsSkeleton({ count, min = 'sm' }: { count: number; min?: 'xs' | 'sm' }) {
  return (
    <Grid min={min}>
      {times(count).map((figure) => (
        <div key={figure}>
          <Text as="div" size="sm" css={{ lineHeight: '$snug' }}>
            <Skeleton width="half" />
          </Text>
          <Skeleton width="most" css={{ height: '1.5rem', marginBlock: '$1' }} />
          <Text as="div" size="sm">
            <Skeleton width="third" />
          </Text>
        </div>
      ))}
    </Grid>
  );
}

type StatsCardSkeletonProps = {
  /** Number of figures in each group. */
  counts: readonly number[];
  min?: 'xs' | 'sm';
  /** True if a chart is below the figures. */
  charted?: boolean;
};

/** Skeleton of a card with groups of figures. */
export function StatsCardSkeleton({ counts, min = 'sm', charted = false }: StatsCardSkeletonProps) {
  return (
    <LoadingRegion>
      <Card gap="lg">
        {counts.map((count, group) => (
          <Fragment key={group}>
            {group > 0 ? <Divider /> : null}
            <StatsSkeleton count={count} min={min} />
          </Fragment>
        ))}
        {charted ? <PanelSkeleton /> : null}
      </Card>
    </LoadingRegion>
  );
}

/** Skeleton of two-line rows with title and amount above time and status. */
export function RowsSkeleton({ count }: { count: number }) {
  return (
    <Stack gap="lg">
      {times(count).map((row) => (
        <div key={row}>
          <Inline justify="between" nowrap>
            <Skeleton width="half" />
            <Skeleton css={{ width: '4.5rem' }} />
          </Inline>
          <Text as="div" size="sm">
            <Skeleton width="third" />
          </Text>
        </div>
      ))}
    </Stack>
  );
}

/** Skeleton of a detail page's photos and header: back link, photos, badges, name, sentence and button. */
export function HeaderSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton css={{ width: '8rem', marginBlock: '0.75rem' }} />
      <div>
        {/*
         * At least as large as the final picture. Otherwise, the browser would count the picture as a larger
         * contentful paint.
         */}
        <Skeleton shape="block" css={{ aspectRatio: '3 / 2.01', borderRadius: '$lg' }} />
        <Only window="aboveMobile">
          <Inline gap="sm" css={{ marginTop: '$3' }} nowrap>
            {times(4).map((picture) => (
              <Skeleton key={picture} shape="block" css={{ width: '6rem', aspectRatio: '3 / 2' }} />
            ))}
          </Inline>
        </Only>
      </div>
      <Inline gap="sm">
        {times(2).map((badge) => (
          <Skeleton key={badge} shape="block" css={{ width: '5rem', height: '1.5rem' }} />
        ))}
      </Inline>
      <Heading as="div" size="2xl">
        <Skeleton width="most" />
      </Heading>
      <Text as="div" size="lg" prose>
        <Skeleton />
        <Skeleton width="most" />
      </Text>
      <Skeleton shape="block" css={{ width: '11rem', height: '$touch' }} />
    </Stack>
  );
}
