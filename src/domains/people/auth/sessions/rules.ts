export interface Device {
  /** 'Chrome on Windows', as far as the browser tells. */
  name: string;
  kind: 'phone' | 'tablet' | 'computer';
}

// The first that fits: browsers claim to be all those before them.
const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string, Device['kind']][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'tablet'],
  [/\bAndroid\b.*\bMobile\b/, 'Android', 'phone'],
  [/\bAndroid\b/, 'Android', 'tablet'],
  [/\bWindows\b/, 'Windows', 'computer'],
  [/\bCrOS\b/, 'ChromeOS', 'computer'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac', 'computer'],
  [/\bLinux\b/, 'Linux', 'computer'],
];

/** What a browser calls itself, in words for people. */
export function deviceOf(userAgent: string): Device {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [, system, kind = 'computer'] = systems.find(([pattern]) => pattern.test(userAgent)) ?? [];
  if (browser && system) return { name: `${browser} on ${system}`, kind };
  return { name: browser ?? system ?? 'Unknown device', kind };
}
