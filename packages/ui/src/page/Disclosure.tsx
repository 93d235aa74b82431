import type { ReactNode } from 'react';
import { ChevronDown } from '../icons.ts';
import { styled } from '../stitches.config.ts';

const Disclosed = styled('details', { '&[open] > summary': { marginBottom: '$3' } });
const DisclosureSummary = styled('summary', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$touch',
  fontSize: '$sm',
  fontWeight: '$semibold',
  color: '$primaryText',
  cursor: 'pointer',
  borderRadius: '$sm',
});

type DisclosureProps = {
  summary: ReactNode;
  children: ReactNode;
  /** True once the details must be seen. The member can still close them. */
  open?: boolean | undefined;
};

/** Expandable details, such as a chart's table. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <Disclosed open={open}>
      <DisclosureSummary>{summary}</DisclosureSummary>
      {children}
    </Disclosed>
  );
}

const Root = styled('details', {
  '& + &': { borderTop: '1px solid $colors$border' },
  '&[open] > summary > svg:last-child': { rotate: '180deg' },
});
const Summary = styled('summary', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '$touch',
  paddingBlock: '$3',
  fontWeight: '$semibold',
  lineHeight: '$snug',
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: '$sm',
  '&::-webkit-details-marker': { display: 'none' },
  '@hover': { '&:hover': { color: '$primaryText' } },
  '& > svg': { width: '1.125rem', height: '1.125rem', color: '$textMuted' },
  '& > svg:last-child': { marginLeft: 'auto', '@motion': { transition: 'rotate 160ms ease' } },
});
const Content = styled('div', { paddingBottom: '$4' });

type ExpandableProps = {
  id?: string;
  summary: ReactNode;
  children: ReactNode;
  /** Decorative icon before the text. */
  icon?: ReactNode;
  /** True if the entry is initially expanded. */
  open?: boolean;
};

/** Expandable list entry, such as a question with its answer. */
export function Expandable({ id, summary, children, icon, open = false }: ExpandableProps) {
  return (
    <Root id={id} open={open}>
      <Summary>
        {icon}
        <span>{summary}</span>
        <ChevronDown aria-hidden />
      </Summary>
      <Content>{children}</Content>
    </Root>
  );
}
