import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import { useOnline } from '#client/sync/live/online.ts';

interface PictureProps extends Pick<
  ComponentProps<'img'>,
  'className' | 'width' | 'height' | 'draggable'
> {
  url: string;
  /** What stands there while it cannot be seen. */
  children?: ReactNode;
}

/** A picture from the server. Offline, and where its file is gone, what is drawn stands in its place. */
export function Picture({ url, children = null, ...look }: PictureProps) {
  const isOnline = useOnline();
  const [unseen, setUnseen] = useState<string>();
  // Once there is a connection again, it is asked for again.
  useEffect(() => (isOnline ? undefined : () => setUnseen(undefined)), [isOnline]);
  if (url === unseen) return children;
  return (
    <img
      {...look}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setUnseen(url)}
    />
  );
}
