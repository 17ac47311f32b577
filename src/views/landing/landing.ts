// Keeps following the system's light and dark while the page is open; public/theme.js only paints it once.
import '#client/ui/base/theme.ts';

// A link inside the phone menu only scrolls the page, and a popover does not close on that by itself.
const menu = document.getElementById('site-nav');
menu?.addEventListener('click', () => {
  if (menu.matches(':popover-open')) menu.hidePopover();
});
