import { Component, type ReactNode } from 'react';
import { ErrorView } from './error-page.tsx';

/** Catches what breaks outside of all pages, so that nobody is left with an empty window. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown') };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <main id="main" tabIndex={-1}>
        <ErrorView error={error} onRetry={() => this.setState({ error: undefined })} />
      </main>
    );
  }
}
