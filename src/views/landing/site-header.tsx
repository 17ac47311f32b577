import { Menu } from 'lucide-react';
import { Wordmark } from '#client/ui/marks/glyphs.tsx';

export function SiteHeader() {
  return (
    <header className="site-header wrap">
      <a className="brand-link" href="/">
        <Wordmark size={32} />
      </a>
      {/* A popover on phones, a plain row from tablets up: one list of links for both. */}
      <nav className="site-nav" id="site-nav" popover="auto" aria-label="On this page">
        <a href="#features">Features</a>
        <a href="#why">Why Dayslate</a>
        <a href="#self-hosting">Self-hosting</a>
      </nav>
      <span className="site-actions">
        <a className="land-button quiet" href="/login">
          Sign In
        </a>
        <a className="land-button primary wide-only" href="/register">
          Get Started
        </a>
        <button className="menu-button" type="button" popoverTarget="site-nav" aria-label="Menu">
          <Menu className="land-icon" />
        </button>
      </span>
    </header>
  );
}
