import { expect, test } from 'vitest';
import { stopUseNote, type StoppedUse } from './stop-use-note.ts';

const formats = { dateFormat: 'DMY', today: '2026-03-10' } as const;
const use: StoppedUse = {
  right: {
    kind: 'paid_ads',
    territory: 'Nordics',
    startsOn: '2026-01-01',
    durationDays: null,
    fixedEndsOn: '2026-03-20',
    isPerpetual: false,
  },
  campaign: { campaignName: 'Rain Shell' },
};

test('a note names the piece, the use, the day and the person', () => {
  const note = stopUseNote(
    { ...use, deliverable: { title: 'Reel 1' }, contact: { name: 'Ida Berg' } },
    formats,
  );
  expect(note).toMatch(/^Hi Ida,\n/);
  expect(note).toContain(
    'use “Reel 1” of Rain Shell for “Paid social” (Nordics) ends on Friday, 20 March 2026.',
  );
  expect(note).toContain('after that day');
});

test('what is over already is to be taken down at once', () => {
  const note = stopUseNote(use, { ...formats, today: '2026-03-21' });
  expect(note).toMatch(/^Hi,\n/);
  expect(note).toContain('all pieces of Rain Shell');
  expect(note).toContain('ended on');
  expect(note).toContain('take down what is still running');
});

test('what has no end needs no note', () => {
  expect(stopUseNote({ ...use, right: { ...use.right, isPerpetual: true } }, formats)).toBe('');
});
