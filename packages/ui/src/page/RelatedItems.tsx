import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { TextLink } from '../display/Text.tsx';
import { LoadingRegion } from '../feedback/Skeleton.tsx';
import { QueryContent } from './QueryContent.tsx';
import { Section } from './Section.tsx';
import { TileRow, TileSkeleton } from './TileRow.tsx';

const MAX_ITEMS = 6;
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
  /** Renders an item's `Tile`. */
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
        loading={
          <LoadingRegion>
            <TileRow as="div">
              {Array.from({ length: MAX_ITEMS }, (_, index) => (
                <TileSkeleton key={index} />
              ))}
            </TileRow>
          </LoadingRegion>
        }
        failureTitle={failure}
      >
        {(data) => (
          <TileRow>
            {pick(data).map((item) => (
              <Fragment key={item.id}>{children(item)}</Fragment>
            ))}
          </TileRow>
        )}
      </QueryContent>
    </Section>
  );
}
