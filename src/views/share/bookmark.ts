/** The address of a bookmark that brings the page it is pressed on to the app at `origin`. */
export function bookmarkFor(origin: string): string {
  const parts = '{title:document.title,text:String(getSelection()),url:location.href}';
  const target = JSON.stringify(`${origin}/share?`);
  const code = `void open(${target}+new URLSearchParams(${parts}),'_blank','noopener')`;
  return `javascript:${encodeURIComponent(code)}`;
}
