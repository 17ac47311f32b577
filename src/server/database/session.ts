// Limits of every connection of the product; a transaction that hangs frees its locks.
const limits: [name: string, value: string][] = [
  ['timezone', 'UTC'],
  ['statement_timeout', '10000'],
  ['lock_timeout', '5000'],
  ['idle_in_transaction_session_timeout', '15000'],
  // Many short questions at once: starting workers takes longer than what they would save.
  ['max_parallel_workers_per_gather', '0'],
];

/** Limits and role as options of a connection, from its start to its end. */
export function startupOptions(role: string | undefined): string {
  return settingsFor(role)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** The same for one transaction: a pooler passes no options on, and gives each one any connection. */
export function transactionSettings(role: string | undefined): string[] {
  return settingsFor(role).map(([name, value]) => `set local ${name} = '${value}'`);
}

function settingsFor(role: string | undefined): [name: string, value: string][] {
  return role ? [...limits, ['role', role]] : limits;
}
