import { ChevronDown, ChevronRight, Plus } from 'lucide-react';
import { createElement, useId, useState } from 'react';
import { timeOf } from '#client/words/dates.ts';
import { formatRowDate, formatTime } from '#client/words/format-dates.ts';
import { Button } from '#client/ui/button.tsx';
import { Menu } from '#client/ui/menus/menu.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { keepUndo, tellDone } from '#client/ui/toasts/tell-done.ts';
import { newId } from '#shared/ids.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { formatIcon } from '#domains/making/channels/format-icon.ts';
import { NewChannel } from '#domains/making/channels/new-channel.tsx';
import { channels } from '#domains/making/channels/data.ts';
import { type Channel, platformFacts } from '#domains/making/channels/schema.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import { dayOfPost, postState } from '#domains/making/content/posts/rules.ts';
import type { Post } from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { nameOf } from '#views/content/moves/publish-dialog.tsx';
import { byItem } from '#views/content/pipeline/pieces.ts';
import { PostForm } from '#views/content/posts/post-form.tsx';
import { PostTape } from '#views/content/posts/post-tape.tsx';

interface PanelPostsProps {
  item: ContentItem;
  canEdit: boolean;
  onPostNow: (post: Post) => void;
  onLeave: () => void;
}

const inOrder = (rows: readonly Channel[]) =>
  rows.toSorted((one, other) => one.sortOrder - other.sortOrder || (one.id < other.id ? -1 : 1));

/** One post for each channel that a piece of content goes to. */
export function PanelPosts({ item, canEdit, onPostNow, onLeave }: PanelPostsProps) {
  const id = useId();
  const own = posts.useRows(byItem).get(item.id) ?? [];
  const known = channels.useRows(inOrder);
  const [openId, setOpen] = useState<string>();
  const [isNaming, setNaming] = useState(false);

  function add(channelId: string | null) {
    const postId = newId();
    const status = item.stage === 'scheduled' ? 'ready' : 'draft';
    const made = posts.create({ id: postId, contentItemId: item.id, channelId, status });
    keepUndo([made], () => tellDone('Post deleted', [posts.remove(postId)]));
    setOpen(postId);
  }

  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title="Posts" note={own.length || undefined}>
        {canEdit ? (
          <Menu
            label="Add post"
            align="end"
            trigger={
              <Button size="sm" variant="ghost" icon={<Plus />}>
                Add post
              </Button>
            }
            items={[
              ...known
                .filter(({ isActive }) => isActive)
                .map((channel) => {
                  const Icon = formatIcon(channel.platform, channel.defaultFormat);
                  return {
                    label: channel.name,
                    hint: platformFacts[channel.platform].label,
                    icon: <Icon />,
                    onSelect: () => add(channel.id),
                  };
                }),
              { label: 'No channel yet', onSelect: () => add(null) },
              'separator',
              { label: 'New channel…', icon: <Plus />, onSelect: () => setNaming(true) },
            ]}
          />
        ) : null}
      </SectionHead>
      {isNaming ? (
        <NewChannel
          onDone={(channelId) => {
            setNaming(false);
            if (channelId) add(channelId);
          }}
        />
      ) : null}
      {own.length === 0 ? (
        <p className="row pad-8 sm faint">
          No posts yet. Each channel gets its own caption and date.
        </p>
      ) : null}
      <ul>
        {own.map((post) => (
          <li key={post.id}>
            <PostRow
              post={post}
              item={item}
              channel={known.find(({ id: channelId }) => channelId === post.channelId)}
              isOpen={openId === post.id}
              onToggle={() => setOpen(openId === post.id ? undefined : post.id)}
            />
            {openId === post.id ? (
              <PostForm
                post={post}
                item={item}
                channel={known.find(({ id: channelId }) => channelId === post.channelId)}
                canEdit={canEdit}
                onPostNow={() => onPostNow(post)}
                onLeave={onLeave}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PostRowProps {
  post: Post;
  item: ContentItem;
  channel: Channel | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

function PostRow({ post, item, channel, isOpen, onToggle }: PostRowProps) {
  const formats = useFormats();
  const state = postState(post, item.stage, formats.today);
  const icon = formatIcon(channel?.platform ?? item.platformHint, post.format ?? item.formatHint);
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const day = dayOfPost(post, formats.timeZone);
  const time = post.postedAt ? timeOf(post.postedAt, formats.timeZone) : post.plannedTime;
  const when = day
    ? [formatRowDate(day, formats), time && formatTime(time, formats)].filter(Boolean).join(', ')
    : 'No date';
  return (
    <button
      type="button"
      className="panel-post row full-width start sm ruled"
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <Chevron className="faint" aria-hidden="true" />
      {createElement(icon, { className: 'faint', 'aria-hidden': true })}
      <span className="grow trunc">
        {nameOf(post, new Map(channel ? [[channel.id, channel]] : []))}
      </span>
      <span className="faint">{when}</span>
      <PostTape state={state} />
    </button>
  );
}
