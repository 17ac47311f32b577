// Styles that did not come: whoever fetches a part again gets its code alone, unstyled.
const missing = new Set<HTMLLinkElement>();
if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
    },
    true,
  );

/** Fetches a part of the app once more, with the styles that did not come with it before. */
export async function fetchAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...missing].map(replace));
  return load();
}

function replace(link: HTMLLinkElement): Promise<void> {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.href = link.href;
  return new Promise((resolve, reject) => {
    again.onload = () => {
      missing.delete(link);
      resolve();
    };
    again.onerror = () => {
      missing.delete(again);
      again.remove();
      reject(new Error(`Unable to preload CSS for ${link.href}`));
    };
    document.head.append(again);
    link.remove();
  });
}
