import { useCallback } from 'react';
import { matchRoute, useRouter } from 'wouter';
import { type Route, routes } from '../routes.ts';

export type MatchedRoute = { route: Route; parameters: Record<string, string | undefined> };

/** Finds the row of the route table that a path belongs to, with the path's parameters decoded. */
export function useRouteOf(): (path: string) => MatchedRoute | undefined {
  const { parser } = useRouter();
  return useCallback(
    (path) => {
      for (const route of routes) {
        const [isMatch, parameters] = matchRoute(parser, route.path, path);
        if (isMatch) return { route, parameters: { ...parameters } };
      }
      return undefined;
    },
    [parser],
  );
}
