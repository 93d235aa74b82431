import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Providers } from './Providers.tsx';
import './style.css';

export const metadata: Metadata = { title: 'Assets' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  );
}
