// Every list of the product, by being defined. Operations that were never sent wait for the code of
// their domain, whatever page is on screen, and so does what the feed says of them.
import.meta.glob('/src/domains/**/data.ts', { eager: true });
