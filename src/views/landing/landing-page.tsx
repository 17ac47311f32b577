import type { ReactNode } from 'react';
import { TodayPicture } from '#views/landing/pictures/today-picture.tsx';
import { Benefits } from './benefits.tsx';
import { Closing } from './closing.tsx';
import { DayLine } from './day-line.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** The public page at `/`. It is rendered once, at build time, and ships without React. */
export function LandingPage(frame: { sidebar: ReactNode; topBar: ReactNode }) {
  return (
    <>
      <a className="site-skip" href="#main">
        Skip to content
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        <Hero picture={<TodayPicture {...frame} />} />
        <Features />
        <DayLine />
        <Benefits />
        <Closing />
      </main>
      <SiteFooter />
    </>
  );
}
