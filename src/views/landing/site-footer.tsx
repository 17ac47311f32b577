import { Wordmark } from '#client/ui/marks/glyphs.tsx';

export function SiteFooter() {
  return (
    <footer className="site-footer wrap">
      <Wordmark size={26} />
      <span>© 2025 Dayslate</span>
      <nav aria-label="Footer">
        <a href="#features">Features</a>
        <a href="#self-hosting">Self-hosting</a>
        <a href="/login">Sign In</a>
      </nav>
    </footer>
  );
}
