import { expect, test } from 'vitest';
import { plainProse } from './plain-prose.ts';

test.each([
  ['# Parking', 'Parking'],
  ['## Stop ##', 'Stop'],
  ['**Bold** and *slanted* and ~~gone~~ and `code`', 'Bold and slanted and gone and code'],
  ['***Both***', 'Both'],
  ['__Bold__ and _slanted_, snake_case_name', 'Bold and slanted, snake_case_name'],
  ['[map](https://maps.test/a_b_c "Title")', 'map (https://maps.test/a_b_c)'],
  ['[https://a.test](https://a.test)', 'https://a.test'],
  ['![plan](https://a.test/p.png)', 'plan (https://a.test/p.png)'],
  ['<https://a.test/x*y*z> or https://a.test/_b_', 'https://a.test/x*y*z or https://a.test/_b_'],
  ['* one\n+ two\n  - three\n1. four', '- one\n- two\n  - three\n1. four'],
  ['- [ ] open\n- [x] ticked', '- open\n- done: ticked'],
  ['> said\n\n---\n\n\nend', 'said\n\nend'],
  ['```\nplain\n```', 'plain'],
  ['2 * 3 * 4, \\*not\\* it, #3, C#', '2 * 3 * 4, *not* it, #3, C#'],
  ['Gate code 1234#\nRing **twice**', 'Gate code 1234#\nRing twice'],
])('%j reads %j', (markdown, plain) => {
  expect(plainProse(markdown)).toBe(plain);
});
