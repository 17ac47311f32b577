const scale = 2;
const margin = 16;

/**
 * Saves a chart as a PNG file of the visitor's, in the colours and letters that it has on screen: of
 * its lines, boxes and texts, which is all that charts are made of.
 */
export function savePicture(svg: SVGSVGElement, fileName: string): void {
  const { width, height } = svg.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * margin) * scale;
  canvas.height = (height + 2 * margin) * scale;
  const brush = canvas.getContext('2d');
  if (!brush) return;
  brush.scale(scale, scale);
  brush.fillStyle = getComputedStyle(document.body).backgroundColor;
  brush.fillRect(0, 0, width + 2 * margin, height + 2 * margin);
  brush.translate(margin, margin);
  for (const part of svg.querySelectorAll('rect, line, text')) draw(brush, part);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = fileName;
  link.click();
}

function draw(brush: CanvasRenderingContext2D, part: Element): void {
  const style = getComputedStyle(part);
  const at = (name: string) => Number(part.getAttribute(name));
  if (part.localName === 'rect') {
    brush.fillStyle = style.fill;
    brush.fillRect(at('x'), at('y'), at('width'), at('height'));
  } else if (part.localName === 'line') {
    brush.strokeStyle = style.stroke;
    brush.lineWidth = Number.parseFloat(style.strokeWidth);
    brush.setLineDash(style.strokeDasharray.match(/[\d.]+/g)?.map(Number) ?? []);
    brush.beginPath();
    brush.moveTo(at('x1'), at('y1'));
    brush.lineTo(at('x2'), at('y2'));
    brush.stroke();
  } else {
    brush.fillStyle = style.fill;
    // Together they are empty as soon as one says more than a canvas can.
    brush.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    brush.textAlign = ({ middle: 'center', end: 'end' } as const)[style.textAnchor] ?? 'start';
    brush.fillText(part.textContent, at('x'), at('y'));
  }
}
