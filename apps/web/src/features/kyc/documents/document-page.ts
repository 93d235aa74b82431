/** Uploads on one page of the list: more than a member may send in a day, so the form finds every recent side in it. */
export const documentPageSize = 25;
