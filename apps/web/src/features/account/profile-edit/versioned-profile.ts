import type { GliClient, User } from '@gli/sdk';
import { getProfile, type OperationError, replaceProfile } from '@gli/sdk/operations';
import { type OperationQueryKey, useGliClient } from '@gli/sdk/react';
import { queryOptions, useMutation } from '@tanstack/react-query';

/** A profile with the `ETag` of its editable fields. `version` is null if the server did not send one. */
export type VersionedProfile = User & { version: string | null };

type VersionedCall = Promise<{ data: User; response: Response }>;

const toVersioned = async (call: VersionedCall): Promise<VersionedProfile> => {
  const { data, response } = await call;
  return { ...data, version: response.headers.get('ETag') };
};

/**
 * Query of the profile and its version. Its key starts with the path, so a profile write makes it stale. The
 * key has a suffix, because data under the plain path has no version.
 */
export const versionedProfileQuery = (client: GliClient) =>
  queryOptions<VersionedProfile, OperationError, VersionedProfile, OperationQueryKey>({
    queryKey: [`${getProfile.path}?versioned`],
    queryFn: ({ signal }) => toVersioned(getProfile.withResponse(client, {}, { signal })),
  });

type Replacement = Pick<Parameters<typeof replaceProfile>[1], 'body'> & Pick<VersionedProfile, 'version'>;

/**
 * Returns a mutation that replaces a given version of the profile. If the profile has changed since, the server
 * rejects it with 412.
 */
export function useReplaceVersion() {
  const client = useGliClient();
  return useMutation<User, OperationError, Replacement>({
    meta: { gliOperation: 'replaceProfile' },
    mutationFn: ({ body, version }) =>
      replaceProfile(client, { body }, { headers: { 'If-Match': version ?? undefined } }),
  });
}
