import { channelsContract } from '#domains/making/channels/contract.ts';
import type { Format } from '#domains/making/channels/schema.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { pillarsContract } from '#domains/making/pillars/contract.ts';
import { contentSeriesContract } from '#domains/making/pillars/series/contract.ts';
import type { CategoryColor } from '#shared/colors.ts';
import { newId } from '#shared/ids.ts';
import type { Maker } from './maker.ts';
import { makeNumbers, secondsBefore } from './numbers.ts';
import { pictureOf } from './pictures.ts';
import { ideas, inWork, published, scheduled } from './pieces.ts';

export type ChannelName = 'instagram' | 'tiktok' | 'youtube' | 'newsletter';
export type PillarName = 'food' | 'harbour' | 'craft' | 'road' | 'deal';

/** What other parts of the sample refer to. */
export interface Content {
  channels: Record<ChannelName, string>;
  /** The id of a piece by its title. */
  items: ReadonlyMap<string, string>;
  pillars: Record<PillarName, string>;
}

interface Place {
  channels: Content['channels'];
  pillars: Content['pillars'];
}

/** Three months of posts, what is in the making, and ideas. */
export async function makeContent(maker: Maker): Promise<Content> {
  const place = { channels: await makeChannels(maker), pillars: await makePillars(maker) };
  await makeSeries(maker, place);
  const items = new Map<string, string>();
  for (const [at, { title, pillar, hook, tags, status }] of ideas.entries()) {
    maker.goTo(at - ideas.length);
    const id = await maker.create(contentItemsContract, {
      title,
      pillarId: place.pillars[pillar],
      ideaStatus: status,
      hook: hook ?? '',
      tags: [...(tags ?? [])],
    });
    await maker.picture(pictureOf(pillar, at), { contentItemId: id });
    items.set(title, id);
  }
  for (const [at, piece] of [...published, ...scheduled, ...inWork].entries()) {
    items.set(piece.title, await makePiece(maker, place, { ...piece, sortOrder: at }));
  }
  return { ...place, items };
}

async function makeChannels(maker: Maker): Promise<Content['channels']> {
  const channel = (
    platform: ChannelName,
    name: string,
    weeklyGoal: number,
    more: { color: CategoryColor; defaultFormat: Format; handle?: string },
  ) => maker.create(channelsContract, { platform, name, weeklyGoal, ...more });
  return {
    instagram: await channel('instagram', 'Instagram', 2, {
      color: 'pink',
      defaultFormat: 'reel',
      handle: '@studiolark',
    }),
    tiktok: await channel('tiktok', 'TikTok', 1, {
      color: 'teal',
      defaultFormat: 'video',
      handle: '@studiolark',
    }),
    youtube: await channel('youtube', 'YouTube', 1, {
      color: 'red',
      defaultFormat: 'video',
      handle: '@studiolark',
    }),
    newsletter: await channel('newsletter', 'Letters', 1, {
      color: 'indigo',
      defaultFormat: 'issue',
    }),
  };
}

async function makePillars(maker: Maker): Promise<Content['pillars']> {
  const pillar = (
    name: string,
    color: CategoryColor,
    targetPercent: number,
    coreQuestion: string,
  ) => maker.create(pillarsContract, { name, color, targetPercent, coreQuestion });
  return {
    food: await pillar(
      'Weeknight food',
      'orange',
      35,
      'What is for dinner when nobody has planned?',
    ),
    harbour: await pillar('Harbour life', 'teal', 20, 'What does a day by the water look like?'),
    craft: await pillar('Craft and camera', 'indigo', 20, 'How is it made, with one lamp?'),
    road: await pillar('Road notes', 'pink', 15, 'Where to, and was it worth it?'),
    deal: await pillar('Behind the deal', 'green', 10, 'How does a creator get paid?'),
  };
}

async function makeSeries(maker: Maker, { channels, pillars }: Place): Promise<void> {
  await maker.create(contentSeriesContract, {
    name: 'Letters',
    pillarId: pillars.road,
    channelId: channels.newsletter,
    defaultFormat: 'issue',
    defaultTime: '16:00',
    repeatRule: 'FREQ=WEEKLY;BYDAY=TU',
    startsOn: maker.day(-84),
    checklist: ['Outline', 'Draft', 'Read aloud', 'Subject line', 'Schedule'],
  });
}

/** A piece with its posts: those of the past are posted, and it goes where its work stands. */
async function makePiece(
  maker: Maker,
  place: Place,
  piece: Piece & { sortOrder: number },
): Promise<string> {
  const { title, pillar, posts = [], stage, dueIn, steps = [], isPriority } = piece;
  const first = Math.min(0, ...posts.map(({ on }) => on));
  const inStage = stage === 'published' ? -first : (piece.stageDays ?? 1);
  const made = inStage + 8 + (piece.sortOrder % 9);
  maker.goTo(-made);
  const contentItemId = await maker.create(contentItemsContract, {
    title,
    pillarId: place.pillars[pillar],
    stage: stage === 'published' || stage === 'scheduled' ? 'review' : stage,
    hook: piece.hook ?? '',
    checklist: steps.map((step, at) => ({
      id: newId(),
      title: step,
      isDone: at < (piece.stepsDone ?? 0),
      assigneeUserId: null,
    })),
    isPriority: isPriority ?? false,
    ...(dueIn === undefined ? {} : { dueOn: maker.day(dueIn) }),
  });
  await maker.picture(pictureOf(pillar, piece.sortOrder), { contentItemId });
  for (const post of posts) {
    const { on, late = 0, time } = post;
    const isPosted = stage === 'published';
    const postId = await maker.create(postsContract, {
      contentItemId,
      channelId: place.channels[post.channel],
      format: post.format,
      caption: post.caption ?? '',
      plannedOn: maker.day(on),
      plannedTime: time,
      status: isPosted ? 'posted' : 'draft',
      ...(isPosted
        ? { postedAt: maker.at(on + late, time), liveUrl: liveUrlOf(post.channel, title) }
        : {}),
    });
    if (isPosted) await makeNumbers(maker, postId, post);
  }
  maker.goTo(-inStage);
  if (stage === 'published' || stage === 'scheduled')
    await maker.change(contentItemsContract.update, contentItemId, { stage });
  const isLetter = posts.every(({ channel }) => channel === 'newsletter');
  await maker.age(contentItemId, {
    made,
    inStage,
    before: secondsBefore(stage, isLetter, piece.sortOrder),
  });
  // Written once more, so that everybody gets it as it is now.
  const { sortOrder } = piece;
  await maker.change(contentItemsContract.update, contentItemId, { sortOrder });
  return contentItemId;
}

function liveUrlOf(channel: ChannelName, title: string): string {
  const path = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  return `https://${channel}.example/studiolark/${path}`;
}

export interface SamplePost {
  channel: ChannelName;
  format: Format;
  /** Days from today that it is planned for. */
  on: number;
  time: string;
  /** How many days after the plan it was posted. */
  late?: number;
  caption?: string;
}

export interface Piece {
  title: string;
  pillar: PillarName;
  stage: 'planning' | 'scripting' | 'filming' | 'editing' | 'review' | 'scheduled' | 'published';
  posts?: readonly SamplePost[];
  hook?: string;
  dueIn?: number;
  steps?: readonly string[];
  stepsDone?: number;
  isPriority?: boolean;
  /** How long it has been in its stage. */
  stageDays?: number;
}
