import { askForHosts } from './hosts.ts';

export interface RecordRequest {
  /** As the collection is called: 'brands'. */
  collection: string;
  id: string;
  /** The part of it that one comes for. */
  tab?: string | undefined;
  /** One of its parts, as a post of a piece. */
  partId?: string | undefined;
  /** The day on which it is looked for, if it is not at hand. */
  on?: string | undefined;
}

const openers = new Map<string, (request: RecordRequest) => void>();
let waiting: RecordRequest | undefined;

/** Says how records of a collection are opened; whoever shows them says so. */
export function opensRecords(collection: string, open: (request: RecordRequest) => void): void {
  openers.set(collection, open);
  if (waiting?.collection !== collection) return;
  open(waiting);
  waiting = undefined;
}

/** Opens a record over the page, whichever part of the product shows it. */
export function openRecord(request: RecordRequest): void {
  const open = openers.get(request.collection);
  waiting = open ? undefined : request;
  if (open) open(request);
  // Who opens it comes with the places where it appears.
  else askForHosts();
}
