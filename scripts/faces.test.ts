import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutFaces, facesFolder } from './faces.ts';

test('the faces that text is set in are what is cut out of the variable ones', async () => {
  const faces = await cutFaces();
  const files = readdirSync(facesFolder).filter((name) => name.endsWith('.woff2'));
  expect(files.toSorted()).toEqual([...faces.keys()].toSorted());
  for (const [name, face] of faces) {
    expect(readFileSync(facesFolder + name).equals(face), `${name}: npm run faces`).toBe(true);
  }
});
