import { Fragment } from 'react';
import { styled } from '../stitches.config.ts';

const Word = styled('span', { whiteSpace: 'nowrap' });

/** A place or postal address. Lines break between words, not at the hyphen of a name such as `Jeju-do`. */
export const Address = ({ children }: { children: string }) =>
  children.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <Word>{word}</Word>
    </Fragment>
  ));
