// Runs before the first paint so that the page never flashes; src/client/ui/base/theme.ts takes over later.
(() => {
  let choice = null;
  let density = null;
  try {
    choice = localStorage.getItem('dayslate.theme');
    density = localStorage.getItem('dayslate.density');
  } catch {
    // Storage may be refused; the system's preference is a good guess.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  if (density === 'compact') document.documentElement.dataset.density = density;
  const meta = document.querySelector('meta[name="theme-color"]');
  meta?.setAttribute('content', isDark ? '#0d1515' : '#f5f4f0');
})();
