import type { Module } from '#domains/workspaces/schema.ts';
import { type AgendaLayer, agendaLayers } from './schema.ts';

/** The layers that go with a part of the product; tasks are always there. */
const layersOf: Record<Module, readonly AgendaLayer[]> = {
  content: ['content'],
  deals: ['deals', 'money', 'rights'],
  routine: ['routine'],
};

/** The layers of a workspace that works without some parts of the product. */
export function layersWithout(off: readonly Module[]): AgendaLayer[] {
  const gone = new Set(off.flatMap((name) => layersOf[name]));
  return agendaLayers.filter((layer) => !gone.has(layer));
}
