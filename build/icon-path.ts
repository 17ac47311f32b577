/** A shape of an icon: the name of its element, and its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const number = String.raw`[+-]?(?:\d+\.?\d*|\.\d+)`;
const firstMove = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})[\s,]*(.?)`);
const round = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * The same picture with its lines as one path: an icon is three shapes and more, and each of them an
 * element that a page makes, styles and lays out. What says more than where it goes stays by itself, as
 * a dot that is filled, and so does a closed path: one that turns the other way round than what crosses
 * it leaves a hole there. Rounds and boxes all turn the same way.
 */
export function mergeShapes(shapes: readonly Shape[]): Shape[] {
  const bare = shapes.map(([tag, { key: _key, ...attributes }]) => [tag, attributes] as const);
  const lines = bare.map(([tag, attributes]) => pathOf(tag, attributes));
  const d = lines.filter((line) => line !== undefined).join('');
  const others = bare.filter((_, at) => lines[at] === undefined);
  return d ? [['path', { d }], ...others] : others;
}

const places = 'd points x y x1 y1 x2 y2 cx cy r rx ry width height'.split(' ');

// What a shape is as a path; nothing where its attributes say more than where it goes.
function pathOf(tag: string, attributes: Shape[1]): string | undefined {
  if (!Object.keys(attributes).every((name) => places.includes(name))) return undefined;
  const { d = '', points, x1, y1, x2, y2, rx: own, ry: other } = attributes;
  const figure = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path') return /z/i.test(d) ? undefined : absolute(d);
  if (tag === 'line') return `M${x1} ${y1}L${x2} ${y2}`;
  if (tag === 'polyline') return `M${points}`;
  if (tag === 'circle') {
    const [x, y, r] = [figure('cx'), figure('cy'), figure('r')];
    const half = (by: number) => `a${round(r)} ${round(r)} 0 1 0 ${round(by)} 0`;
    return `M${round(x - r)} ${round(y)}${half(2 * r)}${half(-2 * r)}z`;
  }
  if (tag === 'rect') {
    const [x, y, width, height] = [figure('x'), figure('y'), figure('width'), figure('height')];
    const rx = Number(own ?? other ?? 0);
    const ry = Number(other ?? own ?? 0);
    const corner = (dx: number, dy: number) =>
      rx > 0 ? `a${rx} ${ry} 0 0 0 ${round(dx)} ${round(dy)}` : '';
    const [across, down] = [width - 2 * rx, height - 2 * ry];
    return [
      `M${round(x + rx)} ${round(y)}${corner(-rx, ry)}v${round(down)}${corner(rx, ry)}`,
      `h${round(across)}${corner(rx, -ry)}v${round(-down)}${corner(-rx, -ry)}z`,
    ].join('');
  }
  return undefined;
}

// A path begins where it says; behind another one a small m would count from the end of that.
function absolute(d: string): string {
  return d.replace(firstMove, (_, x: string, y: string, next: string) => {
    const isFigure = /[\d.+-]/.test(next);
    return `M${x} ${y}${isFigure ? 'l' : ''}${next}`;
  });
}
