import { hiddenDomain } from '#shared/contracts/feed-contract.ts';
import { nilId } from '#shared/ids.ts';
import type { LoggedChange } from './feed-source.ts';
import { hasMoney, isOfMoney, rowWithoutMoney } from '#server/records/kept-money.ts';

/** Whom a text is for, as far as it decides what they may see. */
export interface Audience {
  userId: string;
  /** Workspaces that keep their money from this person. */
  keptFrom: ReadonlySet<string>;
}

/** One event as it goes over the wire. */
export function eventText(event: string, data: string): string {
  return `event: ${event}\ndata: ${data}\n\n`;
}

/** A batch of changes as this person may see it. */
export function batchText(changes: readonly LoggedChange[], audience: Audience): string {
  const items = changes.map((change) => {
    const { stream, seq, domain, id, version, json } = seenBy(change, audience);
    return `{"stream":"${stream}","seq":${seq},"domain":"${domain}","id":"${id}","version":${version},"row":${json}}`;
  });
  return eventText('changes', `{"changes":[${items.join(',')}]}`);
}

// Of what is not theirs people get the number alone, so that theirs have no gaps; of what was theirs
// to see until now, that it is gone.
function seenBy(change: LoggedChange, { userId, keptFrom }: Audience): LoggedChange {
  if (change.reader === null || change.reader === userId) {
    return keptFrom.size > 0 && hasMoney(change.domain) ? withoutMoney(change, keptFrom) : change;
  }
  return change.hides ? { ...change, json: null } : hidden(change);
}

function hidden(change: LoggedChange): LoggedChange {
  return { ...change, domain: hiddenDomain, id: nilId, version: 0, json: null };
}

// A person's own stream tells of their workspaces as well, and its rows say of which.
function withoutMoney(change: LoggedChange, keptFrom: ReadonlySet<string>): LoggedChange {
  const { stream, domain, json } = change;
  if (json === null) return isOfMoney(domain) && keptFrom.has(stream) ? hidden(change) : change;
  // The log holds records as they are stored.
  const row = JSON.parse(json) as { workspaceId?: string | null };
  if (!keptFrom.has(row.workspaceId ?? stream)) return change;
  const seen = rowWithoutMoney(domain, row);
  return seen ? { ...change, json: JSON.stringify(seen) } : hidden(change);
}
