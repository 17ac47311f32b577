import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Moves through a grid of inputs as in a spreadsheet: each has `data-at`, its row, and those of a row
 * follow each other. Left and right leave a cell at the ends of its text. Tells whether it moved.
 */
export function moveInGrid(event: KeyboardEvent<HTMLInputElement>): boolean {
  const { key, currentTarget: cell } = event;
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  const grid = cell.closest('[data-grid]');
  if (!grid) return false;
  const down =
    key === 'Enter' ? (event.shiftKey ? -1 : 1) : event.shiftKey ? undefined : steps[key];
  if (down !== undefined) {
    event.preventDefault();
    const { at, name } = cell.dataset;
    return go(grid.querySelector(`input[data-at="${Number(at) + down}"][data-name="${name}"]`));
  }
  const { selectionStart, selectionEnd, value } = cell;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const isAt = (place: number) => isWhole || (selectionStart === place && selectionEnd === place);
  const right =
    key === 'ArrowLeft' && isAt(0) ? -1 : key === 'ArrowRight' && isAt(value.length) ? 1 : 0;
  if (right === 0 || event.shiftKey) return false;
  event.preventDefault();
  const cells = [
    ...grid.querySelectorAll<HTMLInputElement>(`input[data-at="${cell.dataset['at']}"]`),
  ];
  return go(cells[cells.indexOf(cell) + right] ?? null);
}

function go(cell: HTMLInputElement | null): boolean {
  cell?.focus();
  cell?.select();
  return cell !== null;
}
