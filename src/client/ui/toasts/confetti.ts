import { categoryColors } from '#shared/colors.ts';

const particles = 100;
const longestMs = 5_000;
const fromBottom = 0.72;
// A tape label, 10 px wide around its middle, leaning as the slate's stripes do.
const tapePath = 'M-2.6 -3h7.6l-2.6 6h-7.6z';

/** Throws a hundred pieces of tape once; nothing for those who asked for less motion. */
export async function throwConfetti(): Promise<void> {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { create } = await import('canvas-confetti');
  // Without its worker, which would be code from a blob: our Content-Security-Policy allows none.
  const throwPieces = create(undefined, { resize: true });
  // They fall by frames, and a browser that is late with those would keep them for long.
  const timer = setTimeout(() => throwPieces.reset(), longestMs);
  await throwPieces({
    particleCount: particles,
    colors: tapeColors(),
    shapes: [{ type: 'path', path: tapePath, matrix: new DOMMatrix() }],
    origin: { y: fromBottom },
    spread: 74,
    startVelocity: 42,
    scalar: 1.15,
    zIndex: Number(token('--z-toast')),
  });
  clearTimeout(timer);
}

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** The colours of the theme as `#rrggbb`, the only way the library reads them. */
function tapeColors(): string[] {
  const canvas = new OffscreenCanvas(categoryColors.length, 1);
  const context = canvas.getContext('2d');
  if (!context) return [];
  const dot = document.createElement('i');
  document.body.append(dot);
  categoryColors.forEach((color, at) => {
    dot.className = `dot ${color}`;
    context.fillStyle = getComputedStyle(dot).backgroundColor;
    context.fillRect(at, 0, 1, 1);
  });
  dot.remove();
  const { data } = context.getImageData(0, 0, categoryColors.length, 1);
  return categoryColors.map((_, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4);
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
}
