import { type ESTree, parseSync, Visitor } from 'vite';

interface Part {
  start: number;
  end: number;
  /** What stands there instead. */
  by?: string;
}
/** A name where it is used, or what declares it, with the place of its name. */
interface Named extends Part {
  name: string;
  at: number;
}

/**
 * The code of a contract without what only the server and the documentation ask of it. Without
 * bodies an operation still says that it has one, and what was declared for them alone goes, too.
 * `exported` are the names that it exports.
 */
export function shortContract(
  file: string,
  code: string,
  { withoutBodies }: { withoutBodies: boolean },
): { text: string; exported: string[] } {
  const gone: Part[] = [];
  const exported: string[] = [];
  const names: Named[] = [];
  const declared: Named[] = [];
  const leaveOut = (properties: readonly ESTree.ObjectPropertyKind[], some: readonly string[]) =>
    gone.push(...properties.filter((property) => some.includes(nameOf(property))));
  const { program } = parseSync(file, code);
  new Visitor({
    ObjectExpression({ properties }) {
      leaveOut(properties, ['summary', 'output']);
      for (const property of properties) {
        if (property.type !== 'Property' || nameOf(property) !== 'input') continue;
        const { value } = property;
        if (value.type !== 'ObjectExpression') continue;
        leaveOut(value.properties, ['params', 'query']);
        if (!withoutBodies) continue;
        const bodies = value.properties.filter((part) => nameOf(part) === 'body');
        gone.push(...bodies.map(({ start, end }) => ({ start, end, by: 'body: {}' })));
      }
    },
    CallExpression({ callee, arguments: [options] }) {
      const isMaker =
        callee.type === 'Identifier' && /^(collection|many)Contract$/.test(callee.name);
      if (withoutBodies && isMaker && options?.type === 'ObjectExpression')
        leaveOut(options.properties, ['fields', 'row', 'changes']);
    },
    ExportNamedDeclaration({ declaration }) {
      if (declaration) exported.push(...declarationsIn(declaration).map(({ name }) => name));
    },
    VariableDeclaration: (declaration) => void declared.push(...declarationsIn(declaration)),
    FunctionDeclaration: (declaration) => void declared.push(...declarationsIn(declaration)),
    Identifier: ({ name, start, end }) => void names.push({ name, start, end, at: start }),
  }).visit(program);
  if (withoutBodies) {
    const bound = new Set(declared.map(({ at }) => at));
    const uses = names.filter(({ at }) => !bound.has(at));
    const inside = declared.filter(({ name }) => !exported.includes(name));
    gone.push(...unused(inside, uses, gone));
  }
  return { text: without(gone, code), exported };
}

// What declares one name.
function declarationsIn(declaration: ESTree.Declaration): Named[] {
  const { start, end } = declaration;
  const [one, ...others] =
    declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
  if (!one || others.length > 0 || !('id' in one) || one.id?.type !== 'Identifier') return [];
  return [{ name: one.id.name, at: one.id.start, start, end }];
}

// What only the parts used that are gone, and then what only that used.
function unused(declared: readonly Named[], uses: readonly Named[], gone: readonly Part[]): Part[] {
  const left = uses.filter((use) => !gone.some((part) => holds(part, use)));
  const isUsed = (one: Named) => left.some((use) => use.name === one.name && !holds(one, use));
  const found = declared.filter((one) => !gone.includes(one) && !isUsed(one));
  return found.length > 0 ? [...found, ...unused(declared, uses, [...gone, ...found])] : [];
}

function without(gone: readonly Part[], code: string): string {
  // What stands in a part that goes has gone with it.
  const parts = gone
    .filter((part) => !gone.some((other) => other !== part && holds(other, part)))
    .toSorted((one, other) => other.start - one.start);
  return parts.reduce((text, { start, end, by }) => {
    const rest = text.slice(end);
    return (
      text.slice(0, start) + (by ?? '') + (by === undefined ? rest.replace(/^\s*,/, '') : rest)
    );
  }, code);
}

function nameOf(property: ESTree.ObjectPropertyKind): string {
  return property.type === 'Property' && property.key.type === 'Identifier'
    ? property.key.name
    : '';
}

function holds(one: Part, other: Part): boolean {
  return one.start <= other.start && other.end <= one.end;
}
