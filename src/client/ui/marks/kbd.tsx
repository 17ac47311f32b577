import './kbd.css';

/** Whether shortcuts are written with ⌘ instead of Ctrl. */
export const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

const SYMBOLS: Record<string, string> = {
  mod: isMac ? '⌘' : 'Ctrl',
  shift: isMac ? '⇧' : 'Shift',
  alt: isMac ? '⌥' : 'Alt',
  enter: '↵',
  esc: 'esc',
  space: 'Space',
  backspace: '⌫',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
};

type KbdProps = {
  /** 'mod+k', 'n', 'g then t', '1 to 8'. */
  keys: string;
  /** One box per key instead of one per chord, as in the list of shortcuts. */
  split?: boolean;
  /** Hidden from screen readers where `aria-keyshortcuts` already says it. */
  decorative?: boolean;
};

/** A shortcut as key caps, with the modifier named as on the reader's keyboard. */
export function Kbd({ keys, split = false, decorative = false }: KbdProps) {
  return (
    <span className="kbds" aria-hidden={decorative || undefined}>
      {keys.split(' ').map((part, index) =>
        part === 'then' || part === 'to' ? (
          <span key={index}>{part}</span>
        ) : (
          boxes(part, split).map((text) => (
            <kbd key={`${index}${text}`} className="kbd">
              {text}
            </kbd>
          ))
        ),
      )}
    </span>
  );
}

/** The same shortcut in the spelling of `aria-keyshortcuts`; sequences have none. */
export function ariaKeys(keys: string | undefined): string | undefined {
  if (!keys || keys.includes(' ')) return undefined;
  const names: Record<string, string> = {
    mod: isMac ? 'Meta' : 'Control',
    enter: 'Enter',
    esc: 'Escape',
    shift: 'Shift',
    alt: 'Alt',
    up: 'ArrowUp',
    down: 'ArrowDown',
  };
  return keys
    .split('+')
    .map((key) => names[key] ?? key.toUpperCase())
    .join('+');
}

function boxes(chord: string, split: boolean): string[] {
  const keys = chord
    .split('+')
    .map((key) => SYMBOLS[key] ?? (key.length === 1 ? key.toUpperCase() : key));
  if (split) return keys;
  return [keys.join(isMac || keys.length < 2 ? '' : ' ')];
}
