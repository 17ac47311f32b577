import { expect, test } from 'vitest';
import { deviceOf } from './rules.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`,
    'Chrome on Windows',
    'computer',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`,
    'Edge on Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
    'Safari on Mac',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPad',
    'tablet',
  ],
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0',
    'Firefox on Android',
    'phone',
  ],
  [
    `Mozilla/5.0 (Linux; Android 15; SM-X910) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
    'Samsung Internet on Android',
    'tablet',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0 Safari/537.36`,
    'Chrome on Linux',
    'computer',
  ],
  ['curl/8.5.0', 'Unknown device', 'computer'],
  ['', 'Unknown device', 'computer'],
])('%s', (userAgent, name, kind) => {
  expect(deviceOf(userAgent)).toEqual({ name, kind });
});
