import type { Module } from '#shared/modules.ts';

const modules = new Map<string, Module>();

/** Remembers what the contract of a collection says. */
export function keepModule(collection: string, module: Module | undefined): void {
  if (module) modules.set(collection, module);
}

/** The part of the product that the records of a collection are of. */
export function moduleOf(collection: string): Module | undefined {
  return modules.get(collection);
}
