import { Link } from '@tanstack/react-router';
import { Lightbulb, Plus } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { allRows } from '#client/sync/reading/selectors.ts';
import { type PageActions, usePageActions } from '#client/page/shortcuts.tsx';
import { Page } from '#client/page/page.tsx';
import { Button } from '#client/ui/button.tsx';
import { ReadOnlyNote } from '#client/ui/rows/read-only-note.tsx';
import { SectionHead } from '#client/ui/marks/section-head.tsx';
import { ErrorState, SkeletonRows } from '#client/ui/base/states.tsx';
import { useFormats } from '#domains/people/auth/data.ts';
import { channelsInOrder } from '#domains/making/channels/channel-actions.ts';
import { ChannelList } from '#domains/making/channels/channel-list.tsx';
import { useChannelForm } from '#domains/making/channels/use-channel-form.tsx';
import { channels } from '#domains/making/channels/data.ts';
import { pillars } from '#domains/making/pillars/data.ts';
import { inOrder } from '#domains/making/pillars/rules.ts';
import { useCan } from '#domains/people/workspaces/data.ts';
import { IdeaCapture } from '#views/content/ideas/idea-capture.tsx';
import { HubLog } from './hub-log.tsx';
import { HubMix } from './hub-mix.tsx';
import { HubPipeline } from './hub-pipeline.tsx';
import { HubPlaces } from './hub-places.tsx';
import { HubReposts } from './hub-reposts.tsx';
import { hubPosts, repostCandidates, weekOfChannels } from './hub-rules.ts';
import { byItem } from '#views/content/pipeline/pieces.ts';
import { HubStarter } from './hub-starter.tsx';
import { HubWeek } from './hub-week.tsx';
import { contentItems } from '#domains/making/content/data.ts';
import { useDueNumbers } from '#views/content/numbers/use-posted-posts.ts';
import { posts } from '#domains/making/content/posts/data.ts';
import './content-page.css';

/** All of content at a glance: this week, what is in the making, the mix, and what wants its link. */
export function ContentPage() {
  const formats = useFormats();
  const items = contentItems.useRows(allRows);
  const allPosts = posts.useRows(allRows);
  const known = pillars.useRows(inOrder);
  const places = channels.useRows(channelsInOrder);
  const due = useDueNumbers(formats);
  const status = contentItems.useStatus();
  const canEdit = useCan('edit');
  const { form, openForm } = useChannelForm();
  const line = useRef<HTMLInputElement>(null);
  usePageActions(
    useMemo<PageActions>(() => {
      const onSelect = () => line.current?.focus();
      return canEdit ? { primary: { label: 'New idea', icon: <Lightbulb />, onSelect } } : {};
    }, [canEdit]),
  );
  const page = (children: ReactNode) => (
    <Page title="Content">
      <HubPlaces />
      {canEdit ? <IdeaCapture ref={line} pillarId={null} /> : <ReadOnlyNote />}
      {children}
      {form}
    </Page>
  );

  if (status === 'loading' && items.length === 0) return page(<SkeletonRows rows={8} />);
  if (status === 'error' && items.length === 0)
    return page(<ErrorState onRetry={contentItems.retry} />);
  if (items.length === 0 && canEdit) {
    return page(
      <>
        <HubStarter
          hasChannels={places.length > 0}
          hasPillars={known.length > 0}
          onNewChannel={() => openForm()}
        />
        {places.length > 0 ? (
          <section className="hub-section hub-alone" aria-labelledby="hub-channels">
            <SectionHead id="hub-channels" title="Channels" />
            <ChannelList week={new Map()} onEdit={openForm} />
          </section>
        ) : null}
      </>,
    );
  }

  const itemOf = new Map(items.map((item) => [item.id, item]));
  const channelOf = new Map(places.map((channel) => [channel.id, channel]));
  const pillarOf = new Map(known.map((pillar) => [pillar.id, pillar]));
  const found = hubPosts(allPosts, itemOf, formats);
  const toLog = new Set([...found.toLog, ...due].map(({ post }) => post.id));
  return page(
    <div className="hub">
      <div className="hub-main">
        <section className="hub-section" aria-labelledby="hub-week">
          <SectionHead id="hub-week" title="This week">
            <Link to="/content-calendar" className="section-link">
              Content Calendar
            </Link>
          </SectionHead>
          <HubWeek
            posts={found}
            channels={channelOf}
            pillars={pillarOf}
            formats={formats}
            canEdit={canEdit}
          />
        </section>
        <section className="hub-section" aria-labelledby="hub-log">
          <SectionHead id="hub-log" title="To log" note={toLog.size || null} />
          <HubLog
            waiting={found.toLog}
            due={due}
            channels={channelOf}
            formats={formats}
            canEdit={canEdit}
          />
        </section>
        <HubReposts
          candidates={repostCandidates(items, byItem(allPosts), formats)}
          formats={formats}
          canEdit={canEdit}
        />
        <section className="hub-section" aria-labelledby="hub-channels">
          <SectionHead id="hub-channels" title="Channels">
            {canEdit ? (
              <Button size="sm" icon={<Plus />} onClick={() => openForm()}>
                New channel
              </Button>
            ) : null}
          </SectionHead>
          <ChannelList
            week={weekOfChannels(allPosts, itemOf, formats)}
            onEdit={canEdit ? openForm : undefined}
          />
        </section>
      </div>
      <aside className="hub-aside" aria-label="Pipeline and pillars">
        <section className="hub-section" aria-labelledby="hub-pipeline">
          <SectionHead id="hub-pipeline" title="Pipeline">
            <Link to="/content-pipeline" className="section-link">
              Content Pipeline
            </Link>
          </SectionHead>
          <HubPipeline items={items} formats={formats} />
        </section>
        <section className="hub-section" aria-labelledby="hub-mix">
          <SectionHead id="hub-mix" title="Pillar mix" note="90 days">
            <Link to="/content-pillars" className="section-link">
              Content Pillars
            </Link>
          </SectionHead>
          <HubMix pillars={known} formats={formats} />
        </section>
      </aside>
    </div>,
  );
}
