/** Why this database is not to be served from, as one line that says what to do. */
export class UnfitDatabase extends Error {}
