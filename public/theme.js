// Runs before the first paint so that the page never flashes; src/client/ui/theme.ts takes over later.
(function () {
  var choice = null;
  try {
    choice = localStorage.getItem('dayslate.theme');
  } catch (error) {
    // Storage may be refused; the system's preference is a good guess.
  }
  var isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-theme', isDark ? 'dark' : 'light');
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta) meta.setAttribute('content', isDark ? '#0d1413' : '#f5f3ef');
})();
