/** Frame of the filters. Narrow windows have none, because the filters scroll sideways. */
export const filterCard = {
  '@belowBp2': { padding: 0, background: 'none', border: 'none', boxShadow: 'none' },
};
