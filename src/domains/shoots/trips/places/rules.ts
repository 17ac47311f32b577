/** A point of the earth, in degrees: north and east are positive. */
export interface Point {
  latitude: number;
  longitude: number;
}

const numbers =
  /(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([NS])?\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*°?\s*([EWO])?/i;

/** The coordinates that a text holds: '38.71, -9.13', '38.71° N, 9.13° W'; null without any. */
export function pointIn(text: string): Point | null {
  const [, north, northSign, east, eastSign] = numbers.exec(text) ?? [];
  if (north === undefined || east === undefined) return null;
  // House numbers and dates are no coordinates: those have decimals, or say where they count from.
  if (!(northSign && eastSign) && !(north.includes('.') && east.includes('.'))) return null;
  const latitude = Number(north) * (northSign?.toUpperCase() === 'S' ? -1 : 1);
  const longitude = Number(east) * (eastSign && 'WO'.includes(eastSign.toUpperCase()) ? -1 : 1);
  return onEarth({ latitude, longitude });
}

function onEarth(point: Point): Point | null {
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}

const onlyNumbers = /^\s*(-?\d{1,3}(?:[.,]\d+)?)\s*[;,\s]\s*(-?\d{1,3}(?:[.,]\d+)?)\s*$/;

/**
 * The coordinates that a text is, as one types or pastes them where nothing else is asked for:
 * '38.7167, -9.1333', '38 -9', '38,7167 -9,1333'; null of any other text.
 */
export function readPoint(text: string): Point | null {
  const [, north, east] = onlyNumbers.exec(text) ?? [];
  if (north === undefined || east === undefined) return pointIn(text);
  // Maps give more decimals than a trip keeps: six are a hand's breadth.
  const degrees = (text: string) => Number(Number(text.replace(',', '.')).toFixed(6));
  return onEarth({ latitude: degrees(north), longitude: degrees(east) });
}

/** Whether two points lie as near as the places of one city do. */
export function areNear(one: Point, other: Point): boolean {
  const apart = [one.latitude - other.latitude, one.longitude - other.longitude];
  return apart.every((degrees) => Math.abs(degrees) <= 1);
}

/** '38.7167, -9.1333', as `readPoint` reads it. */
export function pointText({ latitude, longitude }: Point): string {
  return `${latitude}, ${longitude}`;
}
