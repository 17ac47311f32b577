import type { Piece, PillarName, SamplePost } from './content.ts';

const reel = (on: number, late = 0): SamplePost => ({
  channel: 'instagram',
  format: 'reel',
  on,
  time: '12:00',
  late,
});
const carousel = (on: number): SamplePost => ({ ...reel(on), format: 'carousel', time: '09:30' });
const story = (on: number): SamplePost => ({ ...reel(on), format: 'story_set', time: '18:00' });
const tiktok = (on: number, late = 0): SamplePost => ({
  channel: 'tiktok',
  format: 'video',
  on,
  time: '17:00',
  late,
});
const video = (on: number, late = 0): SamplePost => ({
  channel: 'youtube',
  format: 'video',
  on,
  time: '15:00',
  late,
});
const letter = (on: number, late = 0): SamplePost => ({
  channel: 'newsletter',
  format: 'issue',
  on,
  time: '16:00',
  late,
});

const posted = (title: string, pillar: PillarName, ...posts: SamplePost[]): Piece => ({
  title,
  pillar,
  posts,
  stage: 'published',
});

/** Twelve weeks of posts. */
export const published: readonly Piece[] = [
  posted('Letter 50: the first boat', 'road', letter(-84)),
  posted('Tomato toast, three ways', 'food', reel(-83), tiktok(-82)),
  posted('Fog in the harbour', 'harbour', reel(-80)),
  posted('How I pack one lens', 'craft', video(-79, 1)),
  posted('Letter 51: on starting late', 'road', letter(-77)),
  posted('Market haul, $20', 'food', tiktok(-75), reel(-74)),
  posted('Trail vest, wet and dry', 'harbour', reel(-72), story(-72)),
  posted('Letter 52: what a net is', 'road', letter(-70, 1)),
  posted('Beans, slowly', 'food', video(-68), reel(-67)),
  posted('My invoice template', 'deal', carousel(-65)),
  posted('Letter 53: the ferry queue', 'road', letter(-63)),
  posted('Studio reset', 'craft', reel(-61)),
  posted('Slow mornings, one cup', 'food', reel(-60), story(-58)),
  posted('Letter 54: small rooms', 'road', letter(-56)),
  posted('A lamp, a sheet, a face', 'craft', video(-54, 2)),
  posted('Gulls, uncut', 'harbour', tiktok(-52)),
  posted('Letter 55: enough', 'road', letter(-49)),
  posted('Set list for dal', 'food', reel(-47), tiktok(-46)),
  posted('What the bowl set taught me', 'craft', carousel(-45)),
  posted('Letter 56: half a map', 'road', letter(-42)),
  posted('Fish pie, honestly', 'food', video(-40), reel(-39)),
  posted('Three ways to say no', 'deal', carousel(-37)),
  posted('Letter 57: the second kettle', 'road', letter(-35, 2)),
  posted('Harbour in nine seconds', 'harbour', reel(-33)),
  posted('Fried rice from nothing', 'food', tiktok(-31, 1)),
  posted('Letter 58: salt', 'road', letter(-28)),
  posted('Colour pass, start to end', 'craft', video(-26)),
  posted('Letter 59: leaving the light on', 'road', letter(-21)),
  posted('Film a week of reels in one day', 'craft', reel(-19), tiktok(-18)),
  posted('Knife skills, 60 s', 'food', tiktok(-16), reel(-15)),
  posted('Letter 60: the quiet week', 'road', letter(-14)),
  posted('Teaser frames, rain shell', 'harbour', story(-9)),
  posted('Letter 61: what the tide left', 'road', letter(-7)),
  posted('Kit, laid flat', 'craft', carousel(-6)),
  posted('Tide-table mornings', 'harbour', reel(-4), tiktok(-3)),
  posted('Ten dinners: the pan', 'food', tiktok(-2), story(-2)),
];

/** Ready to go out. */
export const scheduled: readonly Piece[] = [
  { title: 'One-pan orzo, four ways', pillar: 'food', stage: 'scheduled', posts: [tiktok(0)] },
  { title: 'Letter 62: leaving early', pillar: 'road', stage: 'scheduled', posts: [letter(0)] },
  { title: 'Part one: the pan', pillar: 'food', stage: 'scheduled', posts: [tiktok(2), reel(3)] },
  { title: 'Miradouro at six', pillar: 'road', stage: 'scheduled', posts: [reel(6)] },
];

const steps = ['Outline', 'Script', 'Shoot', 'Rough cut', 'Captions'];

/** In the making, from plan to review. */
export const inWork: readonly Piece[] = [
  {
    title: 'Rain shell against the sea wall',
    pillar: 'harbour',
    stageDays: 2,
    stage: 'editing',
    posts: [reel(5)],
    hook: 'The rain starts before the first word.',
    dueIn: 0,
    steps,
    stepsDone: 3,
    isPriority: true,
  },
  {
    title: 'Sunday soup, start to bowl',
    pillar: 'food',
    stageDays: 9,
    stage: 'editing',
    posts: [video(-2)],
    dueIn: -2,
    steps,
    stepsDone: 4,
  },
  {
    title: 'Lentil dal, five ingredients',
    pillar: 'food',
    stageDays: 3,
    stage: 'review',
    posts: [reel(2)],
    dueIn: 1,
    steps,
    stepsDone: 5,
  },
  {
    title: 'Three frames, one pan',
    pillar: 'food',
    stageDays: 4,
    stage: 'filming',
    posts: [story(4)],
    dueIn: 1,
    steps,
    stepsDone: 2,
  },
  {
    title: 'Unboxing in window light',
    pillar: 'craft',
    stageDays: 1,
    stage: 'filming',
    posts: [story(8)],
    dueIn: 3,
    steps,
    stepsDone: 2,
  },
  {
    title: 'A wet day in Lisbon',
    pillar: 'road',
    stage: 'planning',
    posts: [story(9)],
    steps,
  },
  {
    title: 'One jacket, six days',
    pillar: 'harbour',
    stageDays: 12,
    stage: 'scripting',
    posts: [video(24)],
    dueIn: 7,
    steps,
    stepsDone: 1,
  },
  {
    title: 'One desk light, three moods',
    pillar: 'craft',
    stageDays: 5,
    stage: 'scripting',
    posts: [reel(13)],
    dueIn: 5,
    steps,
    stepsDone: 1,
  },
  {
    title: 'Everyday SPF: the 4 PM test',
    pillar: 'craft',
    stage: 'scripting',
    posts: [reel(20)],
    steps,
  },
  {
    title: 'Letter 63: a map of exits',
    pillar: 'road',
    stage: 'planning',
    posts: [letter(7)],
    steps: ['Outline', 'Draft', 'Read aloud', 'Subject line', 'Schedule'],
    stepsDone: 1,
  },
  { title: 'Part two: the sear', pillar: 'food', stage: 'planning', posts: [tiktok(9)] },
  {
    title: 'How I price usage rights',
    pillar: 'deal',
    stageDays: 6,
    stage: 'planning',
    posts: [carousel(16)],
  },
];

interface Idea {
  title: string;
  pillar: PillarName;
  status: 'inbox' | 'shortlisted' | 'parked';
  hook?: string;
  tags?: readonly string[];
}

export const ideas: readonly Idea[] = [
  {
    title: 'What a nine-dollar dinner for four looks like',
    pillar: 'food',
    status: 'shortlisted',
    hook: 'The receipt first, then the plate.',
    tags: ['budget'],
  },
  {
    title: 'Lisbon in five breakfasts',
    pillar: 'road',
    status: 'shortlisted',
    hook: 'One table, five mornings.',
    tags: ['lisbon'],
  },
  { title: 'What a second shooter does all day', pillar: 'craft', status: 'inbox' },
  { title: 'Every jacket I kept', pillar: 'harbour', status: 'inbox', tags: ['gear'] },
  { title: 'The lighthouse keeper has a group chat', pillar: 'harbour', status: 'inbox' },
  { title: 'Café à Graça, the corner table', pillar: 'road', status: 'inbox', tags: ['lisbon'] },
  { title: 'Spoon noise as the cut', pillar: 'food', status: 'shortlisted' },
  { title: 'My worst contract, read aloud', pillar: 'deal', status: 'inbox' },
  { title: 'A kitchen tour nobody asked for', pillar: 'food', status: 'parked' },
  { title: 'Reading every comment for a day', pillar: 'deal', status: 'parked' },
];
