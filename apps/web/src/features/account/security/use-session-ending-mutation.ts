import type { GliClient } from '@gli/sdk';
import type { OperationError } from '@gli/sdk/operations';
import { useGliClient } from '@gli/sdk/react';
import { useSession } from '@gli/session/react';
import { useMutation } from '@tanstack/react-query';

type Ending<Data> = (client: GliClient, options: { headers: { Authorization: string } }) => Promise<Data>;

/**
 * Makes a call that ends this session on the server. Reads are blocked until the page leaves with
 * `signOut('force_logout')`.
 */
export function useSessionEndingMutation<Data>(call: Ending<Data>) {
  const client = useGliClient();
  const session = useSession();
  return useMutation<Data, OperationError>({
    mutationFn: () => session.endWith((headers) => call(client, { headers })),
  });
}
