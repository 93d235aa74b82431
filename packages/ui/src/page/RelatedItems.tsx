import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../display/Text.tsx';
import { CardGridSkeleton } from './CardGridSkeleton.tsx';
import { CardRow } from './MediaCard.tsx';
import { QueryContent } from './QueryContent.tsx';
import { Section } from './Section.tsx';

const MAX_ITEMS = 6;
/** Number of skeletons while the items load. */
const LOADING_ITEMS = 3;
/**
 * Page of related items. It has room for one more item than is shown, because the item itself may be in the
 * list.
 */
export const RELATED_PAGE = { page_size: MAX_ITEMS + 1 };

type Listed<Item> = readonly Item[] | { results: readonly Item[] };

const getItems = <Item,>(listed: Listed<Item>) => ('results' in listed ? listed.results : listed);

/** Returns the first distinct items of the lists, without the given id. */
function pickRelated<Item extends { id: string }>(
  lists: readonly Listed<Item>[],
  except: string | undefined,
): readonly Item[] {
  const byId = new Map<string, Item>();
  for (const item of lists.flatMap(getItems)) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()].filter(({ id }) => id !== except).slice(0, MAX_ITEMS);
}

type RelatedItemsProps<Item> = {
  title: string;
  /** A sentence below the title. */
  text?: string;
  query: UseQueryResult<Listed<Item>, Error>;
  /** Title of the message if loading fails. */
  failure?: string;
  /** A list that is less closely related and fills up the row. */
  more?: Listed<Item> | undefined;
  /** Id of the page's own item, which is omitted. */
  except?: string;
  /** Link to the full list. */
  all: { href: string; text: string };
  /** Renders an item's card. */
  children: (item: Item) => ReactNode;
};

/** A section with a row of small cards and a link to all of them. Renders nothing if there are no items. */
export function RelatedItems<Item extends { id: string }>(props: RelatedItemsProps<Item>) {
  const { title, text, query, more, failure, except, all, children } = props;
  const pick = (data: Listed<Item>) => pickRelated(more ? [data, more] : [data], except);
  if (query.data && pick(query.data).length === 0) return null;
  return (
    <Section title={title} lead={text} action={<TextLink href={all.href}>{all.text}</TextLink>}>
      <QueryContent
        query={query}
        loading={<CardGridSkeleton pictured count={LOADING_ITEMS} />}
        failureTitle={failure}
      >
        {(data) => (
          <CardRow>
            {pick(data).map((item) => (
              <Fragment key={item.id}>{children(item)}</Fragment>
            ))}
          </CardRow>
        )}
      </QueryContent>
    </Section>
  );
}
