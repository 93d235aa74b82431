import { QueryClient, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { clearQueryCache, refetch } from './query-cache.ts';

type Options = QueryObserverOptions<string> & { queryKey: [string] };

/** A screen that shows what a query answers, under a member's cache with the app's freshness. */
function screenOf(queryClient: QueryClient, options: Options) {
  const observer = new QueryObserver<string>(queryClient, options);
  const leave = observer.subscribe(() => {});
  return { observer, leave, shown: () => observer.getCurrentResult().data };
}

const newCache = () => new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } });

test('a screen that stays shows nothing of the first member, then what the next one is answered', async () => {
  const queryClient = newCache();
  let member = 'Kim';
  const screen = screenOf(queryClient, { queryKey: ['orders'], queryFn: () => `${member}’s orders` });
  await expect.poll(screen.shown).toBe('Kim’s orders');
  member = 'Lee';
  clearQueryCache(queryClient);
  expect(screen.shown()).toBeUndefined();
  await refetch(queryClient, 'member');
  expect(screen.shown()).toBe('Lee’s orders');
  screen.leave();
});

test('the answer of a screen that was left is gone', async () => {
  const queryClient = newCache();
  const screen = screenOf(queryClient, { queryKey: ['profile'], queryFn: () => 'Kim' });
  await expect.poll(screen.shown).toBe('Kim');
  screen.leave();
  clearQueryCache(queryClient);
  expect(queryClient.getQueryData(['profile'])).toBeUndefined();
});

test('an answer to the first member that comes late is dropped', async () => {
  const queryClient = newCache();
  const late: ((answer: string) => void)[] = [];
  const screen = screenOf(queryClient, {
    queryKey: ['balance'],
    queryFn: () => new Promise<string>((resolve) => late.push(resolve)),
  });
  await expect.poll(() => late.length).toBe(1);
  clearQueryCache(queryClient);
  const again = refetch(queryClient, 'member');
  await expect.poll(() => late.length).toBe(2);
  late[0]?.('Kim’s balance');
  await Promise.resolve();
  expect(screen.shown()).toBeUndefined();
  late[1]?.('Lee’s balance');
  await again;
  expect(screen.shown()).toBe('Lee’s balance');
  screen.leave();
});

test('what only a member may ask is empty and not asked by the visitor that is left', async () => {
  const queryClient = newCache();
  let asked = 0;
  const options: Options = { queryKey: ['rewards'], queryFn: () => `rewards ${++asked}` };
  const screen = screenOf(queryClient, options);
  await expect.poll(screen.shown).toBe('rewards 1');
  clearQueryCache(queryClient);
  // As the screen does when it has seen that nobody is signed in.
  screen.observer.setOptions({ ...options, enabled: false });
  await refetch(queryClient, 'member');
  expect([screen.shown(), asked]).toEqual([undefined, 1]);
  screen.leave();
});

test('for a visitor only public answers are asked for again, also where a member’s screen still stands', async () => {
  const queryClient = newCache();
  const asked: string[] = [];
  const screens = ['/user/profile/', '/v1/rwa/assets/'].map((path) =>
    screenOf(queryClient, {
      queryKey: [path],
      queryFn: () => {
        asked.push(path);
        return path;
      },
    }),
  );
  await expect.poll(() => asked).toHaveLength(2);
  clearQueryCache(queryClient);
  await refetch(queryClient, 'visitor');
  expect(asked.slice(2)).toEqual(['/v1/rwa/assets/']);
  for (const { leave } of screens) leave();
});
