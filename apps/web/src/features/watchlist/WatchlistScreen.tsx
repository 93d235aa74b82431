import { GliNotFoundError } from '@gli/sdk';
import {
  Button,
  Card,
  Container,
  EmptyState,
  Inline,
  LinkButton,
  LinkRow,
  LinkRows,
  LoadingRegion,
  Note,
  PageHeader,
  RowsSkeleton,
  ShareButton,
  Skeleton,
  TextLink,
} from '@gli/ui';
import { Star } from '@gli/ui/icons';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useErrorText, useMember } from '@/data';
import { useTranslations } from '@/i18n';
import { RecentTiles } from './ItemTiles.tsx';
import { type ItemQuery, useFoundItems } from './use-found-items.ts';
import { useWatchlist } from './use-watchlist.ts';
import { WatchStar } from './WatchStar.tsx';
import {
  formatItem,
  getItemPath,
  getSharePath,
  parseItem,
  parseShared,
  type WatchedItem,
} from './watched-item.ts';

/** The own watchlist, or the list of a shared link (`?ids=`), which never changes the own one. Decision 8 */
export default function WatchlistScreen() {
  const shared = parseShared(useSearch());
  const memberId = useMember()?.id;
  return (
    <Container gap="lg">
      {shared ? <SharedList items={shared} /> : <OwnList key={memberId} />}
      <RecentTiles />
    </Container>
  );
}

function OwnList() {
  const t = useTranslations();
  const isMember = useMember() !== null;
  const { items } = useWatchlist();
  const shown = useKept(items);
  return (
    <>
      <PageHeader
        title={t.places.watchlist()}
        lead={t.watchlist.lead()}
        aside={
          items.length > 0 ? (
            <ShareButton title={t.watchlist.shareTitle()} path={getSharePath(items)} />
          ) : undefined
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<Star />}
          title={t.watchlist.emptyTitle()}
          description={t.watchlist.emptyText()}
          action={
            <Inline justify="center">
              <LinkButton href="/rwa-assets">{t.watchlist.toAssets()}</LinkButton>
              <LinkButton variant="secondary" href="/shopping">
                {t.watchlist.toShop()}
              </LinkButton>
            </Inline>
          }
        />
      ) : (
        <ItemRows items={shown} />
      )}
      <Note>{isMember ? t.watchlist.kept() : t.watchlist.keptForVisitor()}</Note>
    </>
  );
}

/** Keeps removed items in their place until the page is left, so that they can be added again. */
function useKept(items: readonly WatchedItem[]): WatchedItem[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  const added = items.map(formatItem).filter((text) => !kept.includes(text));
  const all = [...added, ...kept];
  if (added.length > 0) setKept(all);
  return all.map(parseItem);
}

function SharedList({ items }: { items: readonly WatchedItem[] }) {
  const t = useTranslations();
  const { isWatched, add } = useWatchlist();
  const own = <TextLink href="/watchlist">{t.watchlist.toOwn()}</TextLink>;
  return (
    <>
      <PageHeader title={t.watchlist.sharedTitle()} lead={t.watchlist.sharedLead()} />
      {items.length === 0 ? (
        <EmptyState icon={<Star />} title={t.watchlist.sharedEmpty()} action={own} />
      ) : (
        <>
          <Inline gap="md">
            {items.every(isWatched) ? (
              <Note role="status">{t.watchlist.allAdded()}</Note>
            ) : (
              <Button onClick={() => add(items)}>{t.watchlist.addAll()}</Button>
            )}
            {own}
          </Inline>
          <ItemRows items={items} />
        </>
      )}
    </>
  );
}

function ItemRows({ items }: { items: readonly WatchedItem[] }) {
  const t = useTranslations();
  const found = useFoundItems(items);
  if (found.every(({ query }) => query.isPending)) {
    return (
      <LoadingRegion>
        <Card>
          <RowsSkeleton count={items.length} />
        </Card>
      </LoadingRegion>
    );
  }
  return (
    <LinkRows label={t.watchlist.list()}>
      {found.map(({ item, query }) => (
        <ItemRow key={formatItem(item)} item={item} query={query} />
      ))}
    </LinkRows>
  );
}

function ItemRow({ item, query }: ItemQuery) {
  const t = useTranslations();
  const errorText = useErrorText();
  const { isWatched } = useWatchlist();
  if (query.error instanceof GliNotFoundError) {
    const gone = t.watchlist.gone();
    const star = isWatched(item) ? <WatchStar {...item} name={gone} /> : undefined;
    return <LinkRow href={null} title={gone} action={star} />;
  }
  if (query.data) {
    const { name, picture, about, figure } = query.data;
    return (
      <LinkRow
        href={getItemPath(item)}
        picture={picture}
        title={name}
        note={about}
        aside={
          <Note as="span" numeric>
            {figure}
          </Note>
        }
        action={<WatchStar {...item} name={name} />}
      />
    );
  }
  if (query.isPending) {
    const line = (width: string) => <Skeleton css={{ width }} />;
    return <LinkRow href={null} title={line('10rem')} note={line('7rem')} />;
  }
  return (
    <LinkRow
      href={null}
      title={t.errors.loadData()}
      note={errorText(query.error)}
      action={
        <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t.common.retry()}
        </Button>
      }
    />
  );
}
