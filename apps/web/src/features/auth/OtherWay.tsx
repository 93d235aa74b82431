import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TextLink } from '../../design/display/Text.tsx';
import { styled } from '../../design/stitches.config.ts';

const Row = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: '$2',
  color: '$textMuted',
  fontSize: '$sm',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '$touch', paddingInline: '$1' },
});

/** A question below a form and the link that answers it. */
export function OtherWay({
  question,
  href,
  children,
}: {
  question: string;
  href: string;
  children: ReactNode;
}) {
  return (
    <Row>
      {question}
      <Link href={href} asChild>
        <TextLink>{children}</TextLink>
      </Link>
    </Row>
  );
}
