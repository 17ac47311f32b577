import type { ComponentType } from 'react';

const hosts = Object.values(
  import.meta.glob<ComponentType>(['/src/domains/**/*-host.tsx', '/src/views/**/*-host.tsx'], {
    eager: true,
    import: 'Host',
  }),
);

/** The places where panels and dialogs appear that are opened from anywhere. */
export function Hosts() {
  return hosts.map((Host, at) => <Host key={at} />);
}
