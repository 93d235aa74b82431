import type { TokenStore } from '@gli/sdk';
import { useListRwaAssets } from '@gli/sdk/react';
import { useState } from 'react';
import { Asset } from './Asset.tsx';
import { LogIn } from './LogIn.tsx';

/** Everyone sees the assets; a member invests. */
export function App({ tokens }: { tokens: TokenStore }) {
  const [member, setMember] = useState<string | null>(null);
  const assets = useListRwaAssets({ ordering: 'apy_high' });
  return (
    <main>
      <h1>Assets</h1>
      {member === null ? <LogIn tokens={tokens} onLogIn={setMember} /> : <p>Welcome, {member}.</p>}
      {assets.isPending && <p>Loading</p>}
      {assets.isError && <p role="alert">{assets.error.message}</p>}
      <ul>
        {assets.data?.results.map((asset) => (
          <Asset key={asset.id} asset={asset} isMember={member !== null} />
        ))}
      </ul>
    </main>
  );
}
