import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/** A sheet without the rules for classes that nothing on a page wears. */
export function withoutUnworn(css: string, markup: string): string {
  const worn = new Set(
    [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const { code } = transform({
    filename: 'landing.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style(rule) {
          return rule.value.selectors.some((selector) => isWorn(selector, worn)) ? undefined : [];
        },
      },
    },
  });
  return code.toString();
}

function isWorn(selector: Selector, worn: ReadonlySet<string>): boolean {
  return selector.every((part: SelectorComponent) => {
    if (part.type === 'class') return worn.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    // Of what is not so, nothing has to be worn.
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
    return part.selectors.some((inner) => isWorn(inner, worn));
  });
}
