import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';

export function Hero({ picture }: { picture: ReactNode }) {
  return (
    <section className="hero wrap" aria-labelledby="hero-title">
      <h1 id="hero-title">
        {/* Every line break is set, so that the headline stands still while its font arrives. */}
        The whole <br className="phone-only" />
        production, <br />
        one day <br className="phone-only" />
        at a time.
      </h1>
      <p className="lead">
        Dayslate is the planner for people who film, write and post for a living. Tasks, content,
        brand deals and what they pay all land on the day they happen.
      </p>
      <div className="call-to-action">
        <a className="land-button primary large" href="/register">
          Get Started
        </a>
        <a className="land-button quiet large" href="#features">
          See How It Works <ArrowDown className="land-icon" />
        </a>
      </div>
      <figure className="clapper">
        <figcaption className="sr">
          The Today view: the tasks of the day by the hour, and the deliverables, posts, payments
          and rights that are also due.
        </figcaption>
        <div className="clapper-stick" aria-hidden="true">
          {Array.from({ length: 10 }, (_, index) => (
            <i key={index} className={index === 3 ? 'lit' : undefined} />
          ))}
        </div>
        <div className="clapper-body" aria-hidden="true" inert>
          {picture}
        </div>
      </figure>
    </section>
  );
}
