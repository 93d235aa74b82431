/** Strings for the calls below `/sandbox/`. */
export const controls = {
  clockAdvanceAndSet: 'Send either this field or `advance`.',
  clockDuration: 'Must be an ISO 8601 duration such as P1Y or P1M2DT3H.',
  clockBack: 'The clock cannot move backward. Restore a snapshot instead.',
  clockTooLate: 'Must not be later than the year 9000.',
  nameTaken: 'This name is taken.',
  unknownFault: 'Must be a fault such as `investInRwaAsset=drop@2`, `delay:3` or `limit:5`.',
};
