export function Closing() {
  return (
    <section className="closing" aria-labelledby="closing-title">
      <div className="closing-clap" aria-hidden="true">
        {Array.from({ length: 11 }, (_, index) => (
          <i key={index} />
        ))}
      </div>
      <div className="closing-sun" aria-hidden="true" />
      <div className="wrap">
        <h2 id="closing-title">Call time is tomorrow.</h2>
        <div className="call-to-action">
          <a className="land-button lamp large" href="/register">
            Get Started
          </a>
          <a className="land-button chalk large" href="/login">
            Sign In
          </a>
        </div>
      </div>
    </section>
  );
}
