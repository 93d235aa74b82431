import type { GliError } from '@gli/sdk';
import { CardGridSkeleton, Grid, Heading, QueryError, Stack } from '@gli/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, Fragment, type ReactNode } from 'react';

type BusinessListProps<Item> = {
  query: UseQueryResult<readonly Item[], GliError>;
  title: string;
  count: number;
  children: (item: Item) => ReactNode;
  footer?: ReactNode;
  as?: 'div' | 'ol';
  min?: 'md' | 'lg';
} & Pick<ComponentProps<typeof Grid>, 'css' | 'filled'>;

/** A titled list of cards. Renders nothing if it is empty. */
export function BusinessList<Item extends { id: string }>(props: BusinessListProps<Item>) {
  const { query, title, count, children, footer, min = 'md', ...grid } = props;
  if (query.isError) return <QueryError query={query} />;
  if (query.data?.length === 0) return null;
  return (
    <Stack gap="md">
      <Heading as="h3" size="md">
        {title}
      </Heading>
      {query.data ? (
        <Grid min={min} {...grid}>
          {query.data.map((item) => (
            <Fragment key={item.id}>{children(item)}</Fragment>
          ))}
        </Grid>
      ) : (
        <CardGridSkeleton count={count} min={min} />
      )}
      {footer}
    </Stack>
  );
}
