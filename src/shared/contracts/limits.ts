/** The most rows that one page of a list holds. */
export const maxPageRows = 1000;

/** The most records that one operation may change, delete or restore. */
export const maxMany = 1000;

/** The most tags that a record has. */
export const maxTags = 20;
