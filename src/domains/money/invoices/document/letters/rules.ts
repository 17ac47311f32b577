/** 'A0-AC F8': ranges of letters by their numbers, as one pattern. */
function setOf(ranges: string): RegExp {
  const escaped = ranges.replaceAll(/[\dA-F]+/g, (hex) => `\\u{${hex}}`);
  return new RegExp(`^[${escaped.replaceAll(/\s+/g, '')}\\n]*$`, 'u');
}

/** What the faces of text have: Latin, Greek and Cyrillic letters, signs and some arrows. */
const inText = setOf(`
  20-7E A0-AC AE-148 14A-1C3 1C5-254 256-27B 27E-284 286-290 292-2A4 2A6-304 306-30A 30C 30F
  313 315 31B 323 326-328 32C 337 338 342 343 346-36F 374-376 37A-3D7 3DC 3DD 3F0-3F6 3F9 3FA
  3FC-479 480-49D 4A0-4FF 52F E3F 1D00 1D0D 1D1B 1D43 1D47-1D49 1D4D 1D4F 1D50 1D52 1D56-1D58
  1D5B 1D62-1D65 1D9C 1DA0 1DBB 1DBF-1DF5 1DFC-1E9B 1E9D-200B 2010-2027 202F-2055 2057 205F
  2070-20AF 20B1-20B5 20B8-20BA 20BC-20C0 20DB-20DE 20E8 20F0-2101 2103 2105 2106 2109 2113
  2116 2117 211E-2122 2126 212A 212B 212E 2132 213B 214D 2150-217F 2183-2186 2189 2190-2199
  21A9 21AA 21B0 21B1 21B3-21B5 21BA 21BB 21D0 21D2 21D4 21DE 21DF 21E4 21E5 21E7 21EA 2202
  2205 2206 220F 2211 2212 221A 221E 222B 2236 2248 2260 2264 2265 2295-2298 2303-2305 2318
  2325-2327 232B 2380 2387 238B 23CE 23CF 2423 2460-2468 24B6-24CF 24EA 25A0-25A2 25AA 25B2
  25B3 25B6 25B7 25BA-25BD 25C0 25C1 25C4-25C7 25CA 25CB 25CF 25E6 25EF 2600 2605 2606 263C
  2661 2665 266A 266B 26A0 2713 2717 2756 2764 2780-2788 27EF 27F5-27FA 2913 2A38 2B06 2B12
  2B13 2B1C 2B24 2C7C 2C7F 2DFF 2E18 A69F A7FF A92E FEFF
`);

/** What the face of headings has, which is Latin alone. */
const inDisplay = setOf(`
  20-7E A0-A3 A5-AC AE-107 10A-113 116-11B 11E-123 126-12B 12E-133 136 137 139-13E 141-148
  14A-14D 150-15B 15E-161 164 165 168-17E 1A0 1A1 1AF 1B0 1CD 1CE 218-21B 237 2C6 2C7 2DA 2DC
  2DD 300 301 303 304 308 309 323 1E80-1E85 1E9E 1EF2-1EF9 2002 2009 200B 2013 2014 2018-201A
  201C-201E 2020 2022 2026 2032 2033 2039 203A 2044 20A1 20A4 20A6 20A8 20A9 20AB-20AE 20B1
  20B2 20B4 20B5 20B8-20BA 20BC-20BF 2113 2122 2191 2193 2212
`);

/** Whether a text can be set in the face of headings. */
export const hasDisplay = (text: string): boolean => inDisplay.test(text);

// Marks that say how letters stand, and have none themselves.
const unseen = /\p{Cf}|\p{Zl}|\p{Zp}|\p{Variation_Selector}/gu;
const spaces = /[\u2000-\u200A\u202F\u205F]/g;

// An accent that was typed as a sign of its own is one with its letter in a face.
function printedText(text: string): string {
  return text.replaceAll(unseen, '').replaceAll(spaces, '\u00A0').normalize('NFC');
}

/** Whether all letters of a text can be printed. */
export const hasLetters = (text: string): boolean => inText.test(printedText(text));

/** A sheet as paper takes it: without marks that print as boxes. */
export function printed<Sheet extends object>(sheet: Sheet): Sheet {
  const text = JSON.stringify(sheet, (_, value: unknown) =>
    typeof value === 'string' ? printedText(value) : value,
  );
  // Texts alone are changed, each into another.
  return JSON.parse(text) as Sheet;
}

/** Each letter of a sheet, emoji too, that no face of the PDF has: it prints as a box or a gap. */
export function lettersLacking(sheet: object): string[] {
  const lacking = new Set<string>();
  const segmenter = new Intl.Segmenter();
  JSON.stringify(sheet, (_, value: unknown) => {
    if (typeof value !== 'string' || hasLetters(value)) return value;
    for (const { segment } of segmenter.segment(value))
      if (!hasLetters(segment)) lacking.add(segment);
    return value;
  });
  return [...lacking];
}

const mostShown = 8;

/** What is to be said of letters that cannot be printed; null if there are none. */
export function lettersNote(sheet: object): string | null {
  const lacking = lettersLacking(sheet);
  if (lacking.length === 0) return null;
  const more = lacking.length > mostShown ? ' …' : '';
  const shown = lacking.slice(0, mostShown).join(' ') + more;
  return `The PDF cannot print ${shown}. It has Latin, Greek and Cyrillic letters.`;
}
