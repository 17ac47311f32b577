import { ExternalLink, Send, Trash2 } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { AutoSaveDate } from '#client/ui/dates/auto-save-date.tsx';
import { Field } from '#client/ui/fields/field.tsx';
import { Select } from '#client/ui/menus/select.tsx';
import { tellDone } from '#client/ui/toasts/tell-done.ts';
import { useFormats } from '#domains/people/auth/data.ts';
import { type Channel, platformFacts } from '#domains/making/channels/schema.ts';
import { PostNumbers } from '#domains/making/content/metrics/screen/post-numbers.tsx';
import { posts, toChannel } from './data.ts';
import { isToPost } from './rules.ts';
import { type Post, type PostChanges, type PostStatus, postStatuses } from './schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import { useMissedDate } from '#domains/making/content/moves/agreed-dates.ts';
import { ContentFacts } from '#domains/making/content/panel/content-facts.tsx';
import { noticeApproval } from '#domains/making/content/panel/approval-actions.ts';
import { ChannelSelect, FormatSelect } from '#domains/making/channels/channel-select.tsx';
import { CountedText } from './counted-text.tsx';
import { PanelText, webUrlProblem } from '#domains/making/content/panel/panel-text.tsx';
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
const maxLinks = 10;

/** All of one post; what is changed is saved as it is left. */
export function PostForm({ post, item, channel, canEdit, onPostNow, onLeave }: PostFormProps) {
  const disabled = !canEdit;
  const settings = useFormats();
  const facts = channel ? platformFacts[channel.platform] : undefined;
  const save = (changes: PostChanges) => void posts.update(post.id, changes);
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
  const links = post.mediaLinks.join('\n');
  return (
    <div className="panel-post-form">
      <ContentFacts>
        <Field label="Channel">
          <ChannelSelect
            value={post.channelId}
            disabled={disabled}
            onChange={(channelId) => save(toChannel(post, channelId))}
          />
        </Field>
        <Field label="Format">
          <FormatSelect
            channel={channel}
            value={post.format}
            disabled={disabled}
            onChange={(format) => save({ format })}
          />
        </Field>
        <AutoSaveDate
          label="Goes live"
          value={plannedOn}
          settings={settings}
          disabled={disabled}
          hint={missed && <span className="warn">{missed}</span>}
          onSave={(date) => save({ plannedOn: date })}
        />
        <PostTimeField
          value={post.plannedTime}
          disabled={disabled}
          onChange={(plannedTime) => save({ plannedTime })}
        />
        {facts?.titleLimit || post.title ? (
          <div className="wide">
            <CountedText
              label="Title"
              value={post.title}
              limit={facts?.titleLimit}
              max={200}
              disabled={disabled}
              onSave={(title) => saveText({ title })}
            />
          </div>
        ) : null}
        <div className="wide">
          <CountedText
            label="Caption"
            multiline
            value={post.caption}
            limit={facts?.captionLimit}
            max={10_000}
            disabled={disabled}
            onSave={(caption) => saveText({ caption })}
          />
        </div>
        <div className="wide">
          <PanelText
            label="Hashtags"
            optional
            value={post.hashtags}
            disabled={disabled}
            problemOf={(text) => (text.length > 2_000 ? 'Use at most 2,000 characters' : undefined)}
            onSave={(hashtags) => saveText({ hashtags })}
          />
        </div>
        <PostWords post={post} item={item} canEdit={canEdit} />
        <div className="wide">
          <CountedText
            label="First comment"
            optional
            multiline
            value={post.firstComment}
            limit={undefined}
            max={10_000}
            disabled={disabled}
            onSave={(firstComment) => saveText({ firstComment })}
          />
        </div>
        <PostNumbers post={post} canEdit={canEdit} onLeave={onLeave} />
        <PostLinks post={post} canEdit={canEdit} onLeave={onLeave} />
        <div className="wide">
          <PanelText
            label="Media links"
            optional
            multiline
            value={links}
            disabled={disabled}
            hint="One address on each line: the finished video, the pictures"
            problemOf={linksProblem}
            onSave={(text) => saveText({ mediaLinks: linesOf(text) })}
          />
        </div>
        <Field label="Status">
          <Select
            label="Status"
            value={post.status}
            disabled={disabled}
            onChange={(status) =>
              save(
                status === 'posted' ? { status, postedAt: new Date().toISOString() } : { status },
              )
            }
            options={postStatuses.map((value) => ({ value, label: statusLabels[value] }))}
          />
        </Field>
        <PanelText
          label="Live URL"
          optional
          type="url"
          value={post.liveUrl ?? ''}
          disabled={disabled}
          placeholder="https://"
          problemOf={webUrlProblem}
          onSave={(liveUrl) => save({ liveUrl: liveUrl || null })}
        />
      </ContentFacts>
      <div className="panel-post-actions">
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

function linksProblem(text: string): string | undefined {
  const lines = linesOf(text);
  if (lines.length > maxLinks) return `Use at most ${maxLinks} links`;
  return lines.map(webUrlProblem).find(Boolean);
}
