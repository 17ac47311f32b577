/**
 * Markdown as it reads without its marks, for what cannot draw it: paper, a line. Lists stay lists of
 * dashes, a link says where it leads, and what is no mark stays as it was typed.
 */
export function plainProse(markdown: string): string {
  return markdown
    .split('\n')
    .filter((line) => !ruleOrFence.test(line))
    .map((line) => plainLine(line))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const ruleOrFence = /^\s*(?:```.*|~~~.*|(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const heading = /^ {0,3}#{1,6}\s+/;
const quote = /^(?: {0,3}>\s?)+/;
const tick = /^(\s*)[-*+]\s+\[([ xX])\]\s+/;
const bullet = /^(\s*)[*+]\s+/;

function plainLine(typed: string): string {
  const line = typed.replace(quote, '');
  const text = line
    .replace(heading, '')
    .replace(
      tick,
      (_, indent: string, mark: string) => `${indent}- ${mark === ' ' ? '' : 'done: '}`,
    )
    .replace(bullet, '$1- ');
  return plainMarks(heading.test(line) ? text.trimEnd().replace(/ #+$/, '') : text);
}

// An address is left alone: stars and dashes in it are its own.
const whole =
  /!?\[([^[\]]*)\]\(\s*<?([^\s)>]{1,2000})>?(?:\s[^)]*)?\)|<((?:https?:\/\/|mailto:)[^\s>]+)>|https?:\/\/\S+|`([^`]+)`/g;

function plainMarks(line: string): string {
  let text = '';
  let from = 0;
  for (const found of line.matchAll(whole)) {
    const [said, label, address, bare, code] = found;
    text += withoutStress(line.slice(from, found.index));
    from = found.index + said.length;
    text += address === undefined ? (bare ?? code ?? said) : linkText(label ?? '', address);
  }
  return text + withoutStress(line.slice(from));
}

function linkText(label: string, address: string): string {
  const name = withoutStress(label);
  return name === '' || name === address ? address : `${name} (${address})`;
}

const escaped = /\\([\\`*_{}[\]()#+\-.!~|>])/g;
// Two marks first: one of them is not what stands within two.
const stresses = [
  /(\*\*|~~)(?=\S)(.{1,500}?)(?<=\S)\1/g,
  /(?<![\p{L}\p{N}])(__)(?=\S)(.{1,500}?)(?<=\S)\1(?![\p{L}\p{N}])/gu,
  /(\*)(?=\S)([^*]+?)(?<=\S)\1/g,
  /(?<![\p{L}\p{N}_])(_)(?=\S)([^_]+?)(?<=\S)\1(?![\p{L}\p{N}_])/gu,
];

function withoutStress(text: string): string {
  // What is escaped is no mark: it steps aside until the marks are gone.
  const kept: string[] = [];
  const aside = text.replaceAll(escaped, (_, mark: string) => `\uE000${kept.push(mark) - 1}\uE001`);
  const plain = stresses.reduce((left, stress) => left.replaceAll(stress, '$2'), aside);
  return plain.replaceAll(/\uE000(\d+)\uE001/g, (_, at: string) => kept[Number(at)] ?? '');
}
