export interface Country {
  /** By ISO 3166: 'PT'. */
  code: string;
  name: string;
}

const lastLetter = 26;
// What a browser has a name for, and is no country: groups, the unknown, and made up ones for tests.
const noCountries = new Set(['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']);
let known: readonly Country[] | undefined;

/** All countries that the browser knows, by their names. */
export function countries(): readonly Country[] {
  known ??= codes()
    .flatMap((code) => {
      const name = countryName(code);
      return name === code || noCountries.has(code) ? [] : [{ code, name }];
    })
    .filter(({ name }, at, all) => all.findIndex((one) => one.name === name) === at)
    .toSorted((one, other) => one.name.localeCompare(other.name));
  return known;
}

/** 'Portugal' for 'PT'. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

const names = new Intl.DisplayNames('en', { type: 'region' });

function codes(): string[] {
  const letters = Array.from({ length: lastLetter }, (_, at) => String.fromCharCode(65 + at));
  return letters.flatMap((first) => letters.map((second) => first + second));
}
