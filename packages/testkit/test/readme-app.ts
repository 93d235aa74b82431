import { STANDARD_APP } from './standard-app.ts';

/** Runs in the page: shows a button that connects Phantom and its account's balance on Devnet. */
function readmeApp(): void {
  const button = document.createElement('button');
  button.textContent = 'Connect';
  const status = document.createElement('output');
  window.addEventListener('DOMContentLoaded', () => document.body.append(button, status));
  button.addEventListener('click', async () => {
    try {
      const [address] = await window.connect('Phantom');
      const response = await fetch('https://api.devnet.solana.com', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getBalance', params: [address] }),
      });
      const { result } = await response.json();
      status.textContent = `${address}: ${result.value / 1e9} SOL`;
    } catch {
      status.textContent = 'Refused';
    }
  });
}

export const README_APP = `${STANDARD_APP}(${readmeApp})();`;
