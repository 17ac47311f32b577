import { expect, test } from 'vitest';
import { pathInWorkspace, takeWorkspaceOff } from './places.ts';

const studio = '01987a5c-0000-7000-8000-000000000001';

test('an address names the workspace that it leads into, before what follows the hash', () => {
  expect(pathInWorkspace('/campaign/7', studio)).toBe(`/campaign/7?workspace=${studio}`);
  expect(pathInWorkspace('/content/7?post=8#comments', studio)).toBe(
    `/content/7?post=8&workspace=${studio}#comments`,
  );
  expect(pathInWorkspace('/day/2026-03-14?task=7', null)).toBe('/day/2026-03-14?task=7');
});

test('taken off again, it leaves the address as it was', () => {
  // The month of a page is no workspace.
  for (const path of [
    '/campaign/7',
    '/expenses?in=2026-03',
    '/content/7?post=8#comments',
    '/trips?open=booking.7',
  ]) {
    const href = `https://dayslate.test${pathInWorkspace(path, studio)}`;
    expect(takeWorkspaceOff(href)).toEqual({ workspaceId: studio, path });
    expect(takeWorkspaceOff(`https://dayslate.test${path}`)).toBeNull();
  }
});
