import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Grid } from '../display/Layout.tsx';
import { TextLink } from '../display/Text.tsx';
import { CardGridSkeleton } from './CardGridSkeleton.tsx';
import { QueryContent } from './QueryContent.tsx';
import { Section } from './Section.tsx';

const MAX_ITEMS = 3;
/**
 * Page of related items. It has room for one more item than is shown, because the item itself may be in the
 * list.
 */
export const RELATED_PAGE = { page_size: MAX_ITEMS + 1 };
/** Page of a second list of related items, which may also contain all items of the first list. */
export const SECOND_RELATED_PAGE = { page_size: 2 * MAX_ITEMS + 1 };

type Listed<Item> = readonly Item[] | { results: readonly Item[] };

/** Returns up to three items of a response, without the given ids. */
export function pickRelated<Item extends { id: string }>(
  data: Listed<Item>,
  except: readonly string[],
): readonly Item[] {
  const listed = 'results' in data ? data.results : data;
  return listed.filter(({ id }) => !except.includes(id)).slice(0, MAX_ITEMS);
}

type RelatedItemsProps<Item> = {
  title: string;
  /** A sentence below the title. */
  text?: string;
  query: UseQueryResult<Listed<Item>, Error>;
  /** Title of the message if loading fails. */
  failure?: string;
  /** Ids to omit: the page's own item and the items shown above. */
  except?: readonly string[];
  /** Link to the full list. */
  all: { href: string; text: string };
  /** Renders an item's card. */
  children: (item: Item) => ReactNode;
};

/** A section with up to three cards and a link to all of them. Renders nothing if there are no items. */
export function RelatedItems<Item extends { id: string }>(props: RelatedItemsProps<Item>) {
  const { title, text, query, failure, except = [], all, children } = props;
  if (query.data && pickRelated(query.data, except).length === 0) return null;
  return (
    <Section title={title} lead={text} action={<TextLink href={all.href}>{all.text}</TextLink>}>
      <QueryContent
        query={query}
        loading={<CardGridSkeleton pictured count={MAX_ITEMS} />}
        failureTitle={failure}
      >
        {(data) => (
          <Grid>
            {pickRelated(data, except).map((item) => (
              <Fragment key={item.id}>{children(item)}</Fragment>
            ))}
          </Grid>
        )}
      </QueryContent>
    </Section>
  );
}
