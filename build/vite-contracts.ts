import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

const contracts = /[\\/]([\w-]+-)?contract\.ts$/;

/**
 * Leaves out of the browser's code what contracts say for the server and the documentation alone:
 * what an operation answers, what its address holds, and its summary. Only bodies are checked here.
 */
export function contractsInShort(): Plugin {
  return {
    name: 'dayslate:contracts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: contracts },
      handler: (code, id) => ({ code: shortened(code, id), map: null }),
    },
  };
}

function shortened(code: string, id: string): string {
  const found: { start: number; end: number }[] = [];
  const leaveOut = (properties: readonly ESTree.ObjectPropertyKind[], names: readonly string[]) => {
    for (const property of properties) {
      if (property.type === 'Property' && names.includes(nameOf(property))) found.push(property);
    }
  };
  const { program } = parseSync(id, code);
  new Visitor({
    ObjectExpression: ({ properties }) => {
      leaveOut(properties, ['summary', 'output']);
      for (const property of properties) {
        if (property.type !== 'Property' || nameOf(property) !== 'input') continue;
        const { value } = property;
        if (value.type === 'ObjectExpression') leaveOut(value.properties, ['params', 'query']);
      }
    },
  }).visit(program);
  // What stands in a part that goes has gone with it.
  const parts = found
    .filter((part) => !found.some((other) => other !== part && holds(other, part)))
    .toSorted((one, other) => other.start - one.start);
  return parts.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
    code,
  );
}

function nameOf({ key }: ESTree.ObjectProperty): string {
  return key.type === 'Identifier' ? key.name : '';
}

function holds(one: { start: number; end: number }, other: { start: number; end: number }) {
  return one.start <= other.start && other.end <= one.end;
}
