/** Joins the class names that are set, so that optional ones cost no ternaries. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
