import type { Module } from '#shared/modules.ts';
import { type AgendaLayer, agendaLayers } from './schema.ts';

/** The layers that go with a part of the product; tasks are always there. */
const layersOf: Record<Module, readonly AgendaLayer[]> = {
  content: ['content'],
  deals: ['deals', 'money', 'rights'],
  finance: ['bills'],
  shoots: ['trips'],
  routine: ['routine'],
};

/** Those that are there for whom money is shown to. */
export const layersOfMoney: readonly AgendaLayer[] = ['money', 'bills'];

/** The layers of a workspace that works without some parts of the product. */
export function layersWithout(off: readonly Module[]): AgendaLayer[] {
  const gone = new Set(off.flatMap((name) => layersOf[name]));
  return agendaLayers.filter((layer) => !gone.has(layer));
}

/** A time in which the clock of a zone is as far from UTC all along. */
export interface Span {
  /** Instants as PostgreSQL reads them; the first belongs to it, the last does not. */
  starts: string;
  ends: string;
  seconds: number;
}

/** Some days of a zone, both included, as the spans between the changes of its clock. */
export function spansOf(timeZone: string, from: string, to: string): Span[] {
  const spans: Span[] = [];
  let start = Temporal.PlainDate.from(from).toZonedDateTime(timeZone);
  const end = Temporal.PlainDate.from(to).add({ days: 1 }).toZonedDateTime(timeZone);
  while (Temporal.ZonedDateTime.compare(start, end) < 0) {
    const change = start.getTimeZoneTransition('next');
    const next = change && Temporal.ZonedDateTime.compare(change, end) < 0 ? change : end;
    spans.push({
      starts: instantText(start),
      ends: instantText(next),
      seconds: start.offsetNanoseconds / 1e9,
    });
    start = next;
  }
  return spans;
}

// PostgreSQL writes years of four digits, and has no year 0.
function instantText(at: Temporal.ZonedDateTime): string {
  const { year } = at.withTimeZone('UTC');
  if (year > 9999) return 'infinity';
  return year < 1 ? '-infinity' : at.toInstant().toString();
}
