/** The id of a notice that is told from an object: the same whenever it is read, and one for each thing it tells. */
export const noticeIdOf = (objectId: string, about = ''): string => `ntc_${objectId.slice(4)}${about}`;
