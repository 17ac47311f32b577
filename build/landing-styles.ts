import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/** What a page has of classes, tags and attributes; the theme is set on it by a script. */
interface Worn {
  classes: ReadonlySet<string>;
  tags: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

/** A sheet without the rules for what nothing on a page is. */
export function withoutUnworn(css: string, markup: string): string {
  const found = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, name = '']) => name);
  const worn: Worn = {
    classes: new Set(found(/ class="([^"]*)"/g).flatMap((names) => names.split(' '))),
    tags: new Set(['html', ...found(/<([\w-]+)/g).map((tag) => tag.toLowerCase())]),
    attributes: new Set(['data-theme', ...found(/ ([\w-]+)(?==|[ />])/g)]),
  };
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

function isWorn(selector: Selector, worn: Worn): boolean {
  return selector.every((part: SelectorComponent) => {
    if (part.type === 'class') return worn.classes.has(part.name);
    if (part.type === 'type') return worn.tags.has(part.name.toLowerCase());
    if (part.type === 'attribute') return worn.attributes.has(part.name);
    if (part.type !== 'pseudo-class') return true;
    // Of what is not so, nothing has to be worn.
    if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true;
    return part.selectors.some((inner) => isWorn(inner, worn));
  });
}
