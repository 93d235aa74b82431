export const bar = {
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$3',
  maxWidth: '$prose',
  borderRadius: '$md',
  borderInlineStart: '4px solid $colors$primary',
  boxShadow: '$overlay',
  // On phones, attached to the bars below it, because a floating card would cover the content around it.
  '@mobile': {
    width: '100%',
    maxWidth: 'none',
    padding: '$2 max($space$4, env(safe-area-inset-right)) $2 max($space$4, env(safe-area-inset-left))',
    borderWidth: '1px 0 0',
    borderRadius: 0,
    boxShadow: 'none',
  },
};
