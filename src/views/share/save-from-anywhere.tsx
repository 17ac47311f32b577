import { Bookmark } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { copyText } from '#client/ui/rows/copy-text.ts';
import { bookmarkFor } from './bookmark.ts';

/** How pages and other apps hand things over: a bookmark on a computer, the share menu on a phone. */
export function SaveFromAnywhere() {
  const address = bookmarkFor(location.origin);
  // React leaves such addresses out, so it is written once the link is there. Pressed here, it does
  // nothing: the app runs no script but its own files.
  const writeAddress = (link: HTMLAnchorElement | null) => link?.setAttribute('href', address);
  return (
    <section className="share-ways cols gap-10 sm muted" aria-labelledby="share-ways">
      <h2 id="share-ways">Save from anywhere</h2>
      <p>
        <b>On a phone:</b> install Dayslate from the menu of your browser, then choose it where you
        share a page, a video or a text.
      </p>
      <p>
        <b>On a computer:</b> drag this to the bar of your bookmarks. Pressed on any page, it brings
        its link, its title and the words you have selected here.
      </p>
      <p className="row wraps">
        <a ref={writeAddress} href="/share" className="share-bookmark inline gap-8 ink">
          <Bookmark aria-hidden="true" />
          Save to Dayslate
        </a>
        <Button size="sm" variant="ghost" onClick={() => void copyText(address, 'Bookmark')}>
          Copy its address
        </Button>
      </p>
    </section>
  );
}
