import type { CallArguments } from './call-options.ts';

/** One page of a list. `next` and `previous` are addresses; null where there is no such page. */
export type AnyPage = { count: number; next: string | null; previous: string | null; results: unknown[] };

export type ResponseOf<Paths, Path extends keyof Paths> = Paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** Paths whose GET responds with a page of a list. */
export type PagedPath<Paths> = {
  [Path in keyof Paths]: [ResponseOf<Paths, Path>] extends [never]
    ? never
    : ResponseOf<Paths, Path> extends AnyPage
      ? Path
      : never;
}[keyof Paths];

/** A list in pages. Each iteration starts again at the first page that was asked for. */
export type Pages<Page> = AsyncIterable<ItemOf<Page>> & {
  /** The pages themselves. */
  byPage: () => AsyncIterable<Page>;
  /** The first items, at most `limit`. No page is fetched that they do not need. */
  toArray: (options: { limit: number }) => Promise<ItemOf<Page>[]>;
};

export type ItemOf<Page> = Page extends { results: (infer Item)[] } ? Item : never;

/** Iterates over the items of a paged list. */
export type PagesCall<Paths> = <Path extends PagedPath<Paths>>(
  path: Path,
  ...init: CallArguments<Paths, Path, 'get'>
) => Pages<ResponseOf<Paths, Path>>;
