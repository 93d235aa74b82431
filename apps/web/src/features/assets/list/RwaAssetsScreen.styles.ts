/** Without a frame in narrow windows, where the filters scroll sideways. */
export const filterCard = {
  '@belowBp2': { padding: 0, background: 'none', border: 'none', boxShadow: 'none' },
};
