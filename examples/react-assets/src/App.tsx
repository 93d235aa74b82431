import { useGetProfile, useIsSignedIn, useListRwaAssets } from '@gli/sdk/react';
import { Asset } from './Asset.tsx';
import { LogIn } from './LogIn.tsx';

/** Everyone sees the assets. Members can invest. */
export function App() {
  const isMember = useIsSignedIn() === true;
  const profile = useGetProfile({}, { query: { enabled: isMember } });
  const assets = useListRwaAssets({ ordering: 'apy_high' });
  return (
    <main>
      <h1>Assets</h1>
      {isMember ? <p>Welcome, {profile.data?.name}.</p> : <LogIn />}
      {assets.isPending && <p>Loading</p>}
      {assets.isError && <p role="alert">{assets.error.message}</p>}
      <ul>
        {assets.data?.results.map((asset) => (
          <Asset key={asset.id} asset={asset} isMember={isMember} />
        ))}
      </ul>
    </main>
  );
}
