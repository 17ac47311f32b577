import { ArrowLeft, Check, Copy, Download, ExternalLink } from 'lucide-react';
import { Fragment, type ReactNode, useState } from 'react';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { useCopying } from '#client/ui/rows/copy-text.ts';
import { Field, TextInput } from '#client/ui/fields/field.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { type Channel, platformFacts } from '#domains/making/channels/schema.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { isToPost } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { unpublish, writeMove } from '#views/content/moves/content-actions.ts';
import { byItem } from '#views/content/pipeline/pieces.ts';
import { webUrlProblem } from '#domains/making/content/posts/live-url.ts';
import { useCarriedLinks } from './post-links.tsx';
import { PostNowFiles } from './post-now-files.tsx';

interface PostNowProps {
  post: Post;
  item: ContentItem;
  channel: Channel | undefined;
  onBack: () => void;
}

/** What there is to do to post by hand, in its order: copy, open, paste the address, done. */
export function PostNow({ post, item, channel, onBack }: PostNowProps) {
  const own = posts.useRows(byItem).get(item.id) ?? [];
  const carried = useCarriedLinks(post.id);
  const [liveUrl, setLiveUrl] = useState(post.liveUrl ?? '');
  const problem = webUrlProblem(liveUrl);
  const facts = channel ? platformFacts[channel.platform] : undefined;
  const caption = [post.caption, post.hashtags].filter(Boolean).join('\n\n');
  const place = facts?.url ?? channel?.url ?? undefined;

  function markPosted() {
    if (problem) return;
    const done = {
      status: 'posted' as const,
      postedAt: new Date().toISOString(),
      liveUrl: liveUrl.trim() || null,
    };
    const written = [posts.update(post.id, done)];
    const isLast = !own.some((one) => one.id !== post.id && isToPost(one));
    const moves = isLast && item.stage !== 'published' && item.stage !== 'archived';
    if (moves) written.push(writeMove(item, 'published') as (typeof written)[number]);
    tellDone(moves ? 'Posted: all of it is out' : 'Marked as posted', written, () =>
      moves
        ? unpublish(item, [post, ...own.filter(({ status }) => status === 'posted')])
        : posts.update(post.id, { status: post.status, liveUrl: post.liveUrl }),
    );
    onBack();
  }

  return (
    <div className="post-now stack gap-16">
      <Button size="sm" variant="ghost" icon={<ArrowLeft />} onClick={onBack}>
        Back
      </Button>
      <ol className="stack gap-16 full-width">
        {post.title ? <CopyStep label="title" text={post.title} /> : null}
        <CopyStep label="caption" text={caption} />
        {post.firstComment ? <CopyStep label="first comment" text={post.firstComment} /> : null}
        {carried.map(({ id, link: { title, discountCode, url } }) => (
          <Fragment key={id}>
            {discountCode ? <CopyStep label={`code of ${title}`} text={discountCode} /> : null}
            {url ? <CopyStep label={`link of ${title}`} text={url} /> : null}
          </Fragment>
        ))}
        {post.mediaLinks.map((link) => (
          <Step key={link}>
            <a className={buttonClass({})} href={link} target="_blank" rel="noopener noreferrer">
              <Download aria-hidden="true" />
              <span className="trunc">Get {new URL(link).hostname}</span>
            </a>
          </Step>
        ))}
        <PostNowFiles contentItemId={item.id} />
        {place ? (
          <Step>
            <a className={buttonClass({})} href={place} target="_blank" rel="noopener noreferrer">
              <ExternalLink aria-hidden="true" />
              {`Open ${facts?.label ?? channel?.name ?? ''}`}
            </a>
          </Step>
        ) : null}
        <Step>
          <Field label="Live URL" optional error={problem}>
            <TextInput
              type="url"
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
              value={liveUrl}
              onChange={(event) => setLiveUrl(event.currentTarget.value)}
            />
          </Field>
        </Step>
      </ol>
      <Button variant="primary" icon={<Check />} disabled={Boolean(problem)} onClick={markPosted}>
        Mark posted
      </Button>
    </div>
  );
}

function Step({ children }: { children: ReactNode }) {
  return <li>{children}</li>;
}

function CopyStep({ label, text }: { label: string; text: string }) {
  const { isCopied, copy } = useCopying(text, `The ${label}`);
  return (
    <Step>
      <Button icon={isCopied ? <Check /> : <Copy />} disabled={text === ''} onClick={copy}>
        <span className="trunc">{isCopied ? `Copied ${label}` : `Copy ${label}`}</span>
      </Button>
      <p className="post-now-text sm muted anywhere" dir="auto">
        {text || `No ${label} written`}
      </p>
    </Step>
  );
}
