import type { MenuProps } from './menu.tsx';

/** The part of a menu in which one of several is chosen. */
export function choiceItems<Name extends string>(
  group: string,
  labels: Readonly<Record<Name, string>>,
  chosen: Name,
  onChoose: (name: Name) => void,
  // The names are its own.
  names: readonly Name[] = Object.keys(labels) as Name[],
): MenuProps['items'] {
  return [
    { group },
    ...names.map((name) => ({
      label: labels[name],
      checked: name === chosen,
      onSelect: () => onChoose(name),
    })),
  ];
}
