import type { RwaAssetSummary } from '@gli/sdk';
import { useInvestInRwaAsset } from '@gli/sdk/react';

/** An asset, with a button that invests its minimum. */
export function Asset({ asset, isMember }: { asset: RwaAssetSummary; isMember: boolean }) {
  const invest = useInvestInRwaAsset();
  const { id, name, cover, expected_apy, minimum_investment, token, status } = asset;
  return (
    <li>
      <img src={cover.url} alt={cover.alt} />
      <h2>{name}</h2>
      <p>{expected_apy}% a year</p>
      <button
        type="button"
        disabled={!isMember || status !== 'active' || invest.isPending}
        // Each `mutate` has one key, so the money moves only once, no matter how often the request is repeated.
        onClick={() => invest.mutate({ id, body: { amount: minimum_investment, accepted_risk: true } })}
      >
        Invest {minimum_investment} {token}
      </button>
      {invest.isSuccess && <p role="status">Invested. It matures on {invest.data.matures_on}.</p>}
      {invest.isError && <p role="alert">{wordsFor(invest.error)}</p>}
    </li>
  );
}

type InvestError = NonNullable<ReturnType<typeof useInvestInRwaAsset>['error']>;

function wordsFor(error: InvestError): string {
  if ('code' in error && error.code === 'insufficient_balance') return 'Your balance does not suffice.';
  if (error.next === 'sign-in') return 'Please log in again.';
  if (error.next === 'retry' || error.next === 'wait') return 'That did not work. Try again in a moment.';
  return error.message;
}
