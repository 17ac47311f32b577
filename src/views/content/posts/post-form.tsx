import { ExternalLink, Send, Trash2 } from 'lucide-react';
import * as z from 'zod/mini';
import { editRecord } from '#client/record/edit-record.ts';
import {
  ChoiceProperty,
  DateProperty,
  LinkProperty,
  TextProperty,
} from '#client/record/properties.tsx';
import { Property, PropertyList } from '#client/record/property-list.tsx';
import { bySchema, type Reading } from '#client/record/saved-text.ts';
import { Button } from '#client/ui/button.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { type Channel, platformFacts } from '#domains/making/channels/schema.ts';
import { PostNumbers } from '#views/content/numbers/post-numbers.tsx';
import { posts, toChannel } from '#domains/making/content/posts/data.ts';
import { isToPost } from '#domains/making/content/posts/rules.ts';
import {
  type Post,
  post as postSchema,
  type PostChanges,
  postFields,
  type PostStatus,
  postStatuses,
} from '#domains/making/content/posts/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { useMissedDate } from '#views/content/moves/agreed-dates.ts';
import { noticeApproval } from '#views/content/panel/approval-actions.ts';
import { ChannelSelect, FormatSelect } from '#domains/making/channels/channel-select.tsx';
import { CountedText } from './counted-text.tsx';
import { PostLinks } from './post-links.tsx';
import { PostTimeField } from './post-time-field.tsx';
import { PostWords } from './post-words.tsx';

interface PostFormProps {
  post: Post;
  item: ContentItem;
  channel: Channel | undefined;
  canEdit: boolean;
  onPostNow: () => void;
  onLeave: () => void;
}

const statusLabels: Record<PostStatus, string> = {
  draft: 'Draft',
  ready: 'Ready',
  posted: 'Posted',
  skipped: 'Skipped',
};
const statusOptions = postStatuses.map((value) => ({ value, label: statusLabels[value] }));
const readLink = bySchema(postSchema.shape.liveUrl);
const readHashtags = bySchema(postSchema.shape.hashtags);

/** All of one post; what is changed is saved as it is left. */
export function PostForm({ post, item, channel, canEdit, onPostNow, onLeave }: PostFormProps) {
  const settings = useFormats();
  const facts = channel ? platformFacts[channel.platform] : undefined;
  const save = (changes: PostChanges) =>
    editRecord(post, changes, (fields) => posts.update(post.id, fields));
  const saveText = (changes: PostChanges) => {
    noticeApproval(item);
    save(changes);
  };
  const { contentItemId, plannedOn } = post;
  const missed = useMissedDate({
    contentItemId,
    posts: [post],
    plannedOn: isToPost(post) ? plannedOn : null,
  });
  return (
    <div className="panel-post-form">
      <PropertyList canEdit={canEdit}>
        <Property label="Channel" empty={post.channelId === null && 'Add a channel'}>
          <ChannelSelect
            value={post.channelId}
            onChange={(channelId) => save(toChannel(post, channelId))}
          />
        </Property>
        <Property label="Format" empty={post.format === null && 'Add a format'}>
          <FormatSelect
            channel={channel}
            value={post.format}
            onChange={(format) => save({ format })}
          />
        </Property>
        <DateProperty
          label="Goes live"
          value={plannedOn}
          settings={settings}
          hint={missed && <span className="warn">{missed}</span>}
          onSave={(date) => save({ plannedOn: date })}
        />
        <PostTimeField value={post.plannedTime} onChange={(plannedTime) => save({ plannedTime })} />
        <ChoiceProperty
          label="Status"
          value={post.status}
          options={statusOptions}
          onSave={(status) =>
            save(status === 'posted' ? { status, postedAt: new Date().toISOString() } : { status })
          }
        />
        <LinkProperty
          label="Live URL"
          add="Add a link"
          value={post.liveUrl}
          read={readLink}
          onSave={(liveUrl) => save({ liveUrl })}
        />
        {facts?.titleLimit || post.title ? (
          <CountedText
            label="Title"
            value={post.title}
            limit={facts?.titleLimit}
            max={200}
            placeholder="Add a title"
            onSave={(title) => saveText({ title })}
          />
        ) : null}
        <CountedText
          label="Caption"
          multiline
          value={post.caption}
          limit={facts?.captionLimit}
          max={10_000}
          placeholder="Write a caption"
          onSave={(caption) => saveText({ caption })}
        />
        <TextProperty
          label="Hashtags"
          add="Add hashtags"
          isWide
          value={post.hashtags}
          read={readHashtags}
          onSave={(hashtags) => saveText({ hashtags })}
        />
        <CountedText
          label="First comment"
          multiline
          value={post.firstComment}
          limit={undefined}
          max={10_000}
          placeholder="Add a first comment"
          onSave={(firstComment) => saveText({ firstComment })}
        />
        <TextProperty
          label="Media links"
          add="One address on each line: the finished video, the pictures"
          isWide
          isLong
          value={post.mediaLinks.join('\n')}
          read={readLinks}
          onSave={(text) => saveText({ mediaLinks: linesOf(text) })}
        />
      </PropertyList>
      <div className="panel-post-more cols gap-14">
        <PostWords post={post} item={item} canEdit={canEdit} />
        <PostNumbers post={post} canEdit={canEdit} onLeave={onLeave} />
        <PostLinks post={post} canEdit={canEdit} onLeave={onLeave} />
      </div>
      <div className="panel-post-actions row wraps">
        {canEdit && post.status !== 'posted' ? (
          <Button size="sm" icon={<Send />} onClick={onPostNow}>
            Post now
          </Button>
        ) : null}
        {post.liveUrl ? (
          <a className="section-link" href={post.liveUrl} target="_blank" rel="noopener noreferrer">
            <ExternalLink aria-hidden="true" />
            See it live
          </a>
        ) : null}
        {canEdit ? (
          <Button
            size="sm"
            variant="ghost"
            className="end late"
            icon={<Trash2 />}
            onClick={() =>
              tellDone('Post deleted', [posts.remove(post.id)], () => posts.restore(post.id))
            }
          >
            Delete post
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function readLinks(typed: string): Reading<string> {
  const { error } = z.safeParse(postFields.mediaLinks, linesOf(typed));
  const [issue] = error?.issues ?? [];
  return issue ? { error: issue.message } : { value: linesOf(typed).join('\n') };
}
