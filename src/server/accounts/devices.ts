import { randomBytes } from 'node:crypto';
import { newId } from '#shared/ids.ts';
import type { Limit } from './attempts.ts';
import type { PublicContext } from '#server/http/context.ts';
import type { Connection } from '#server/database/pool.ts';

type Querying = Pick<Connection, 'query'>;
type Caller = Pick<PublicContext, 'address' | 'deviceToken'>;

const deviceDays = 365;
const devicesAtMost = 50;
// One browser, several people: of each it is known by a hash of its own.
const hashText = `sha256(convert_to($1 || ' ' || users.id::text, 'UTF8'))`;

interface Bounds {
  /** What is counted, in words: 'sign-in'. */
  what: string;
  email: string;
  /** From one address, or by one known browser. */
  most: number;
  /** From one address for all accounts. */
  mostPerAddress: number;
  /** From all addresses that are not known, so that many of them together are bounded too. */
  mostInAll: number;
}

/**
 * How often something may be tried with an account: counted by account and address, so that a
 * stranger elsewhere uses up nobody's tries. A browser that signed in before has a count of its own,
 * and passes when all others have to wait. The first key is the caller's alone.
 */
export async function limitsFor(
  connection: Querying,
  { address, deviceToken }: Caller,
  { what, email, most, mostPerAddress, mostInAll }: Bounds,
): Promise<[own: Limit, ...shared: Limit[]]> {
  // Asked for whoever it is: the time that it takes says nothing.
  const [known] = await connection.query<{ id: string }>(
    `select tokens.id from users join tokens on tokens.user_id = users.id
      where users.email = $2 and tokens.kind = 'device' and tokens.hash = ${hashText}
        and tokens.expires_at > now()`,
    [deviceToken ?? '', email],
  );
  if (known) return [{ key: `${what} by ${known.id} to ${email}`, max: most }];
  return [
    { key: `${what} from ${address} to ${email}`, max: most },
    { key: `${what} address ${address}`, max: mostPerAddress },
    { key: `${what} account ${email}`, max: mostInAll },
  ];
}

/** Remembers that this browser has signed in as somebody; of many the newest are remembered. */
export async function rememberDevice(
  connection: Querying,
  context: Pick<PublicContext, 'deviceToken' | 'setDeviceCookie'>,
  userId: string,
): Promise<void> {
  const token = context.deviceToken ?? randomBytes(32).toString('base64url');
  const remembered = connection.query(
    `insert into tokens (hash, kind, id, user_id, expires_at)
      select ${hashText}, 'device', $2, id, now() + make_interval(days => ${deviceDays})
      from users where id = $3
      on conflict (hash) do update set renewed_at = now(), expires_at = excluded.expires_at`,
    [token, newId(), userId],
  );
  const forgotten = connection.query(
    `delete from tokens where id in (
      select id from tokens where user_id = $1 and kind = 'device'
      order by renewed_at desc, id desc offset ${devicesAtMost})`,
    [userId],
  );
  await Promise.all([remembered, forgotten]);
  context.setDeviceCookie(token, deviceDays);
}
