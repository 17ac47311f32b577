import { describe, expect, test } from 'vitest';
import type { Call } from '#shared/contract.ts';
import { newId } from '#shared/ids.ts';
import { activitiesContract } from '#domains/around/activities/contract.ts';
import { attachmentsContract } from '#domains/around/attachments/contract.ts';
import { campaignsContract } from '#domains/business/campaigns/contract.ts';
import { deliverablesContract } from '#domains/business/campaigns/deliverables/contract.ts';
import { paymentsContract } from '#domains/business/campaigns/payments/contract.ts';
import { requirementsContract } from '#domains/business/campaigns/requirements/contract.ts';
import { reviewLinksContract } from '#domains/business/campaigns/review-links/contract.ts';
import { commentsContract } from '#domains/around/comments/contract.ts';
import { contentItemsContract } from '#domains/making/content/contract.ts';
import { postsContract } from '#domains/making/content/posts/contract.ts';
import { contentScriptsContract } from '#domains/making/content/scripts/contract.ts';
import { notificationsContract } from '#domains/around/notifications/contract.ts';
import { workspacesContract } from '#domains/people/workspaces/contract.ts';
import { membersContract } from '#domains/people/workspaces/members/contract.ts';
import { aPicture, pathOf, type TestClient } from '#server/testing/client.ts';
import { ask, withClient } from '#server/testing/database.ts';
import { aWorkspace, type TestWorkspace } from '#server/testing/people.ts';
import { startTestServer } from '#server/testing/server.ts';
import { reviewsContract } from './contract.ts';
import { voidLinkText } from './schema.ts';

const server = await startTestServer();
const { superuser } = server.database;
const studio = await aWorkspace(server);
const hidden = 'SECRET of the deal';

interface Deal {
  place: TestWorkspace;
  campaignId: string;
  /** Handed in, with content behind it. */
  reel: string;
  /** Of the same campaign, never chosen. */
  story: string;
}

/** A deal with money and words that no brand may see, and a piece that is handed in. */
async function aDeal(place: TestWorkspace = studio): Promise<Deal> {
  const params = { workspaceId: place.id };
  const [campaignId, reel, story, contentItemId] = [newId(), newId(), newId(), newId()];
  const { owner, member } = place;
  await owner.call(campaignsContract.create, {
    params,
    body: { id: campaignId, campaignName: `${hidden} A`, brief: `${hidden} B`, feeMinor: 987_654 },
  });
  await owner.call(contentItemsContract.create, {
    params,
    body: { id: contentItemId, title: 'Harbour', notes: `${hidden} C`, stage: 'editing' },
  });
  for (const caption of ['A quiet harbour', '']) {
    const body = { id: newId(), contentItemId, caption, hashtags: caption && '#ad' };
    await owner.call(postsContract.create, { params, body });
  }
  await owner.call(contentScriptsContract.create, {
    params,
    body: { id: newId(), contentItemId, body: 'Look at the water' },
  });
  for (const [id, title] of [
    [reel, 'Harbour reel'],
    [story, `${hidden} D`],
  ] as const) {
    const piece = { platform: 'instagram', format: 'reel', feeShareMinor: 987_655 } as const;
    const linked = id === reel ? { contentItemId, assigneeUserId: member.id } : {};
    const more = { reviewUrl: 'https://drive.example.com/cut', specNote: `${hidden} E` };
    const body = { id, campaignId, title, ...piece, ...linked, ...more };
    await owner.call(deliverablesContract.create, { params, body });
  }
  await owner.call(paymentsContract.create, {
    params,
    body: {
      ...{ id: newId(), campaignId, label: `${hidden} F`, amountMinor: 987_656, currency: 'USD' },
      trigger: 'on_approval',
    },
  });
  for (const [deliverableId, text] of [
    [null, 'Say harbour'],
    [reel, 'Show the water'],
    [story, `${hidden} G`],
  ] as const) {
    const body = { id: newId(), campaignId, deliverableId, text };
    await owner.call(requirementsContract.create, { params, body });
  }
  await owner.call(commentsContract.create, {
    params,
    body: { id: newId(), deliverableId: reel, body: `${hidden} H` },
  });
  await move({ place, campaignId, reel, story }, 'submitted');
  return { place, campaignId, reel, story };
}

async function move({ place, reel }: Deal, status: 'submitted' | 'drafting'): Promise<void> {
  const params = { workspaceId: place.id, id: reel };
  await place.owner.call(deliverablesContract.move, { params, body: { status } });
}

type Toggles = Partial<Call<typeof reviewLinksContract.share>['body']>;
async function share({ place, campaignId, reel }: Deal, toggles: Toggles = {}) {
  const { url, reviewLink } = await place.member.call(reviewLinksContract.share, {
    params: { workspaceId: place.id, campaignId },
    body: { id: newId(), title: 'Harbour films', deliverableIds: [reel], ...toggles },
  });
  return { id: reviewLink.id, token: url.split('/').at(-1) ?? '', url };
}

const lookUp = (token: string, by: TestClient = server.stranger()) =>
  by.call(reviewsContract.lookUp, { body: { token } });
const ofDeliverable = async ({ place, reel }: Deal) =>
  (
    await place.owner.call(deliverablesContract.list, {
      params: { workspaceId: place.id },
      query: {},
    })
  ).rows.find(({ id }) => id === reel);

const mia = { name: 'Mia Holm', email: 'Mia@Nordic.example' };
async function decision(deal: Deal, token: string, state: 'approved' | 'changes_requested') {
  const [piece] = (await lookUp(token)).deliverables;
  const note = state === 'approved' ? '' : 'Slower, please';
  return { token, deliverableId: deal.reel, mark: piece?.mark ?? '', state, note, ...mia };
}
const decide = (body: object, by: TestClient = server.stranger()) =>
  by.send(reviewsContract.decide, { body });
const decisionsOf = (deal: Deal) =>
  ask<{ state: string; email: string; hash: string }>(
    superuser,
    `select state, email, encode(address_hash, 'hex') as hash from review_decisions
      where campaign_id = $1 order by id`,
    [deal.campaignId],
  );

/** Every way to use a link, and what each was answered. */
async function knock(deal: Deal, token: string, mark = 'a'.repeat(64)) {
  const about = { token, deliverableId: deal.reel };
  const answers = [
    await server.stranger().send(reviewsContract.lookUp, { body: { token } }),
    await server.stranger().send(reviewsContract.comment, {
      body: { ...about, name: 'Mia', body: 'Lovely' },
    }),
    await decide({ ...about, mark, state: 'approved', ...mia }),
    await server.stranger().send(reviewsContract.picture, {
      params: { token, pictureId: newId() },
    }),
  ];
  return answers.map(({ status, body }) => {
    const { error } = body as { error?: { message: string } };
    return [status, error?.message];
  });
}
const nothing = Array.from({ length: 4 }, () => [404, voidLinkText]);

test('a link shows what was chosen, and nothing of the money, the deal or the rest', async () => {
  const deal = await aDeal();
  const { token, url } = await share(deal);
  expect(url).toMatch(/^http:\/\/dayslate\.test\/review\/[\w-]{43}$/);
  const answer = await server.stranger().send(reviewsContract.lookUp, { body: { token } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.body).toMatchObject({
    title: 'Harbour films',
    deliverables: [
      {
        title: 'Harbour reel',
        state: 'waiting',
        caption: 'A quiet harbour\n\n#ad',
        script: null,
        draftUrl: 'https://drive.example.com/cut',
        requirements: [{ text: 'Say harbour' }, { text: 'Show the water' }],
        comments: [],
        pictures: [],
      },
    ],
  });
  expect(answer.text).not.toMatch(/SECRET|98765|Studio/);
  expect(answer.text).not.toContain(deal.story);
  expect(answer.text).not.toContain(studio.id);
  const seen = await lookUp((await share(deal, { showsScript: true })).token);
  expect(seen.deliverables[0]?.script).toBe('Look at the water');
  const [kept] = await ask<{ text: string }>(
    superuser,
    'select row_to_json(link)::text as text from review_links link where campaign_id = $1 limit 1',
    [deal.campaignId],
  );
  expect(kept?.text).not.toContain(token);
});

test('the page is not kept, not found by search engines and tells nobody where it was', async () => {
  const page = await server.stranger().fetch(`/review/${'x'.repeat(43)}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
});

describe('a link opens nothing', () => {
  test('guessed, cut short, lengthened or in other letters', async () => {
    const deal = await aDeal();
    const { token } = await share(deal);
    for (const wrong of [
      token.slice(1),
      token.slice(0, -1),
      `${token}A`,
      token.toLowerCase(),
      'A'.repeat(43),
      '%',
    ])
      expect(await knock(deal, wrong), `${wrong}`).toEqual(nothing);
    expect(await decisionsOf(deal)).toEqual([]);
  });

  test('once it is revoked, has a new address or has expired', async () => {
    const deal = await aDeal();
    const [one, two, three] = [await share(deal), await share(deal), await share(deal)];
    const params = { workspaceId: studio.id };
    await studio.owner.call(reviewLinksContract.revoke, {
      params: { ...params, reviewLinkId: one.id },
    });
    const { url } = await studio.admin.call(reviewLinksContract.renew, {
      params: { ...params, reviewLinkId: two.id },
      body: {},
    });
    await ask(superuser, 'update review_links set expires_at = now() where id = $1', [three.id]);
    for (const { token } of [one, two, three]) expect(await knock(deal, token)).toEqual(nothing);
    await lookUp(url.split('/').at(-1) ?? '');
    const renew = await studio.owner.send(reviewLinksContract.renew, {
      params: { ...params, reviewLinkId: one.id },
      body: {},
    });
    expect(renew.status).toBe(404);
  });

  test('without whoever shared it, the campaign or the workspace', async () => {
    for (const end of [
      (place: TestWorkspace) =>
        ask(superuser, `update workspace_members set role = 'viewer' where user_id = $1`, [
          place.member.id,
        ]),
      async (place: TestWorkspace) => {
        const params = { workspaceId: place.id };
        const { rows } = await place.owner.call(membersContract.list, { params, query: {} });
        const memberId = rows.find(({ userId }) => userId === place.member.id)?.id ?? '';
        await place.owner.call(membersContract.remove, { params: { ...params, memberId } });
      },
      (place: TestWorkspace, deal: Deal) =>
        place.owner.call(campaignsContract.remove, {
          params: { workspaceId: place.id, id: deal.campaignId },
        }),
      (place: TestWorkspace) =>
        place.owner.call(workspacesContract.remove, {
          params: { workspaceId: place.id },
          body: { name: 'Studio' },
        }),
    ]) {
      const place = await aWorkspace(server);
      const deal = await aDeal(place);
      const { token } = await share(deal);
      await lookUp(token);
      await end(place, deal);
      expect(await knock(deal, token)).toEqual(nothing);
    }
  });
});

test('what is not on the link cannot be shared, spoken to, decided or seen', async () => {
  const [deal, other, foreign] = [
    await aDeal(),
    await aDeal(),
    await aDeal(await aWorkspace(server)),
  ];
  for (const id of [other.reel, foreign.reel, newId()]) {
    const mixed = await studio.member.send(reviewLinksContract.share, {
      params: { workspaceId: studio.id, campaignId: deal.campaignId },
      body: { id: newId(), title: 'Both', deliverableIds: [deal.reel, id] },
    });
    expect([mixed.status, mixed.text]).toEqual([400, expect.stringContaining('no longer there')]);
  }
  const { token } = await share(deal);
  const body = await decision(deal, token, 'approved');
  for (const deliverableId of [deal.story, other.reel, foreign.reel]) {
    expect((await decide({ ...body, deliverableId })).status).toBe(404);
    const said = { token, deliverableId, name: 'Mia', body: 'Lovely' };
    expect((await server.stranger().send(reviewsContract.comment, { body: said })).status).toBe(
      404,
    );
  }
  expect(await decisionsOf(other)).toEqual([]);
  expect(await ofDeliverable(other)).toMatchObject({ status: 'submitted' });
});

test('pictures come by the link alone; proofs and contracts do not', async () => {
  const [deal, other] = [await aDeal(), await aDeal()];
  const params = { workspaceId: studio.id };
  const attach = async (deliverableId: string, kind: 'file' | 'proof') => {
    const body = { id: newId(), fileName: `${hidden}.png`, deliverableId, kind };
    await studio.owner.upload(attachmentsContract.create, { params, body }, aPicture);
    return body.id;
  };
  const shown = await attach(deal.reel, 'file');
  const unshown = [await attach(deal.reel, 'proof'), await attach(other.reel, 'file')];
  const { token } = await share(deal);
  const picture = (pictureId: string, by: TestClient = server.stranger()) =>
    by.send(reviewsContract.picture, { params: { token, pictureId } });
  expect((await lookUp(token)).deliverables[0]?.pictures).toEqual([
    { id: shown, width: 1, height: 1 },
  ]);
  const seen = await picture(shown);
  expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(seen.headers.get('content-disposition')).not.toContain('SECRET');
  expect(seen.headers.get('cache-control')).toBe('no-store');
  for (const id of unshown) expect((await picture(id)).status).toBe(404);
  // A page asks for all its pictures at once.
  const viewer = server.stranger();
  const many = await Promise.all(Array.from({ length: 40 }, () => picture(shown, viewer)));
  expect(many.map(({ status }) => status)).toEqual(many.map(() => 200));
  expect((await lookUp(token, viewer)).title).toBe('Harbour films');
  // Nor does one wait for whoever writes by the same link.
  await withClient(superuser, async (writer) => {
    await writer.query('begin');
    await writer.query('select 1 from review_links where campaign_id = $1 for update', [
      deal.campaignId,
    ]);
    expect((await picture(shown)).status).toBe(200);
  });
});

test('of a link’s content without pictures of its own the first is shown, and no other', async () => {
  const deal = await aDeal();
  const params = { workspaceId: studio.id };
  const contentItemId = (await ofDeliverable(deal))?.contentItemId ?? '';
  const attach = async (place: object) => {
    const body = { id: newId(), fileName: 'picture.png', kind: 'file' as const, ...place };
    await studio.owner.upload(attachmentsContract.create, { params, body }, aPicture);
    return body.id;
  };
  const [older, newer] = [await attach({ contentItemId }), await attach({ contentItemId })];
  const { token } = await share(deal);
  const answers = (ids: string[]) =>
    Promise.all(
      ids.map(async (pictureId) => {
        const asked = { params: { token, pictureId } };
        return (await server.stranger().send(reviewsContract.picture, asked)).status;
      }),
    );
  expect(await answers([older, newer])).toEqual([404, 200]);
  const own = await attach({ deliverableId: deal.reel });
  expect(await answers([older, newer, own])).toEqual([404, 404, 200]);
});

test('of many tokens guessed at once from one address 30 are answered', async () => {
  const by = server.stranger();
  const guesses = Array.from({ length: 40 }, (_, n) => `${n}`.padStart(43, 'x'));
  const answers = await Promise.all(
    guesses.map((token) =>
      by.send(reviewsContract.picture, { params: { token, pictureId: newId() } }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 404)).toHaveLength(30);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  // From here on a right one opens nothing either.
  const { token } = await share(await aDeal());
  const asked = { params: { token, pictureId: newId() } };
  expect((await by.send(reviewsContract.picture, asked)).status).toBe(429);
});

test('an approval is kept once, moves the deliverable and is told to who works on it', async () => {
  const deal = await aDeal();
  const { token, id } = await share(deal);
  const body = await decision(deal, token, 'approved');
  const by = server.stranger();
  expect((await decide(body, by)).body).toMatchObject({ deliverables: [{ state: 'approved' }] });
  const approved = await ofDeliverable(deal);
  expect(approved).toMatchObject({ status: 'approved', revisionRound: 0 });
  expect(approved?.approvedAt).not.toBeNull();

  // The very same request again, and from elsewhere at once.
  const again = await Promise.all([decide(body, by), decide(body), decide(body)]);
  expect(again.map(({ status }) => status)).toEqual([409, 409, 409]);
  const kept = await decisionsOf(deal);
  expect(kept).toMatchObject([{ state: 'approved', email: 'mia@nordic.example' }]);
  expect(kept[0]?.hash).toMatch(/^[0-9a-f]{64}$/);

  const params = { workspaceId: studio.id };
  const { reviewLinks } = await studio.member.call(reviewLinksContract.list, {
    params: { ...params, campaignId: deal.campaignId },
    query: {},
  });
  expect(reviewLinks).toMatchObject([
    { id, openedAt: expect.any(String), decisions: [{ name: 'Mia Holm', state: 'approved' }] },
  ]);
  const { rows: lines } = await studio.owner.call(activitiesContract.list, {
    params,
    query: { deliverableId: deal.reel },
  });
  expect(lines).toContainEqual(
    expect.objectContaining({ guestName: 'Mia Holm (brand)', verb: 'changed' }),
  );
  const { rows: due } = await studio.owner.call(paymentsContract.list, { params, query: {} });
  const payment = due.find(({ campaignId }) => campaignId === deal.campaignId);
  // The other one is still to be approved.
  expect(payment).toMatchObject({ triggeredOn: null });
  for (const person of [studio.owner, studio.member]) {
    const { rows } = await person.call(notificationsContract.list, { query: {} });
    expect(rows).toContainEqual(
      expect.objectContaining({
        event: 'approval',
        actorName: 'Mia Holm (brand)',
        title: 'Harbour reel',
        detail: 'approved',
        path: `/campaign/${deal.campaignId}?talk=${deal.reel}`,
      }),
    );
  }
});

test('asked for changes it counts a round, and an old answer decides nothing about the next', async () => {
  const deal = await aDeal();
  const { token } = await share(deal);
  const changes = await decision(deal, token, 'changes_requested');
  expect((await decide({ ...changes, note: ' ' })).status).toBe(400);
  const approval = await decision(deal, token, 'approved');
  expect((await decide(changes)).status).toBe(200);
  expect(await ofDeliverable(deal)).toMatchObject({
    status: 'changes_requested',
    revisionRound: 1,
  });
  expect((await decide(approval)).status).toBe(409);
  await move(deal, 'submitted');
  // Handed in again: whoever approves has to have seen this one.
  expect((await decide(approval)).status).toBe(409);
  expect(await ofDeliverable(deal)).toMatchObject({ status: 'submitted' });
  const seen = await decision(deal, token, 'approved');
  const params = { workspaceId: studio.id };
  await studio.owner.call(deliverablesContract.update, {
    params: { ...params, id: deal.reel },
    body: { reviewUrl: 'https://drive.example.com/other-cut' },
  });
  expect((await decide(seen)).status).toBe(409);
  expect((await decide(await decision(deal, token, 'approved'))).status).toBe(200);
  expect(await decisionsOf(deal)).toHaveLength(2);
  const { rows } = await studio.owner.call(commentsContract.list, {
    params,
    query: { deliverableId: deal.reel },
  });
  expect(rows).toContainEqual(
    expect.objectContaining({ guestName: 'Mia Holm', body: 'Slower, please' }),
  );
});

test('a brand’s words stand at the deliverable as theirs, and no member can change them', async () => {
  const deal = await aDeal();
  const { token } = await share(deal);
  const other = await share(deal);
  const name = '<img src=x onerror=alert(1)>';
  const words = `<script>alert(1)</script> <@${studio.owner.id}>`;
  const by = server.stranger();
  const { deliverables } = await by.call(reviewsContract.comment, {
    body: { token, deliverableId: deal.reel, name, body: words },
  });
  // As it was typed, but for the mention: a brand calls nobody.
  const said = { name, body: '<script>alert(1)</script> @' };
  expect(deliverables[0]?.comments).toMatchObject([said]);
  expect((await lookUp(other.token)).deliverables[0]?.comments).toEqual([]);
  const params = { workspaceId: studio.id };
  const { rows } = await studio.member.call(commentsContract.list, {
    params,
    query: { deliverableId: deal.reel },
  });
  const comment = rows.find(({ guestName }) => guestName === name);
  expect(comment).toMatchObject({ body: said.body, createdByUserId: studio.member.id });
  const place = { params: { ...params, id: comment?.id ?? '' } };
  const changed = await studio.member.send(commentsContract.update, {
    ...place,
    body: { body: 'It is perfect' },
  });
  expect(changed.status).toBe(403);
  expect((await studio.member.send(commentsContract.remove, place)).status).toBe(403);
  const page = await studio.member.call(notificationsContract.list, { query: {} });
  expect(page.rows).toContainEqual(
    expect.objectContaining({ event: 'comment', actorName: `${name} (brand)` }),
  );
  // What is answered inside stays inside.
  await studio.member.call(commentsContract.create, {
    params,
    body: { id: newId(), deliverableId: deal.reel, parentId: comment?.id ?? '', body: hidden },
  });
  const seen = await by.send(reviewsContract.lookUp, { body: { token } });
  expect(seen.text).not.toContain('SECRET');
  // It leads to where the words stand.
  const notice = page.rows.find(({ actorName }) => actorName === `${name} (brand)`);
  expect(notice?.path).toBe(`/campaign/${deal.campaignId}?talk=${deal.reel}`);
});

test('an answer that is for the brand is on its page, under its words, and on no other', async () => {
  const deal = await aDeal();
  const { token, id: reviewLinkId } = await share(deal);
  const other = await share(deal);
  expect((await decide(await decision(deal, token, 'changes_requested'))).status).toBe(200);
  const { member, viewer, id: workspaceId } = studio;
  const params = { workspaceId };
  const { rows } = await member.call(commentsContract.list, {
    params,
    query: { deliverableId: deal.reel },
  });
  const asked = rows.find(({ guestName }) => guestName === mia.name);
  expect(asked).toMatchObject({ body: 'Slower, please', reviewLinkId });
  const answer = (more: object) =>
    member.send(commentsContract.create, {
      params,
      body: {
        ...{ id: newId(), deliverableId: deal.reel, parentId: asked?.id, reviewLinkId },
        ...{ body: `Half as fast now, <@${viewer.id}>` },
        ...more,
      },
    });
  expect((await answer({})).status).toBe(200);
  // Only under the words of this very link, and no words of its own.
  const refused = [
    await answer({ reviewLinkId: other.id }),
    await answer({ parentId: null }),
    await answer({ parentId: rows.find(({ guestName }) => guestName === null)?.id }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  const [piece] = (await lookUp(token)).deliverables;
  expect(piece?.comments).toMatchObject([
    {
      ...{ name: mia.name, body: 'Slower, please' },
      answers: [{ body: expect.stringMatching(/^Half as fast now, @\S/) }],
    },
  ]);
  expect(JSON.stringify(piece)).not.toMatch(/@\S+\.\S+|<@/);
  expect((await lookUp(other.token)).deliverables[0]?.comments).toEqual([]);
});

test('a link that does not allow it takes neither words nor decisions', async () => {
  const deal = await aDeal();
  const { token } = await share(deal, { allowsComments: false, allowsApproval: false });
  expect((await decide(await decision(deal, token, 'approved'))).status).toBe(403);
  const said = { token, deliverableId: deal.reel, name: 'Mia', body: 'Lovely' };
  expect((await server.stranger().send(reviewsContract.comment, { body: said })).status).toBe(403);
  expect(await ofDeliverable(deal)).toMatchObject({ status: 'submitted' });
});

test('viewers and other workspaces keep no links', async () => {
  const deal = await aDeal();
  const { id } = await share(deal);
  const elsewhere = await aWorkspace(server);
  const params = { workspaceId: studio.id, campaignId: deal.campaignId };
  const list = { params, query: {} };
  expect((await studio.viewer.send(reviewLinksContract.list, list)).status).toBe(403);
  const { owner } = elsewhere;
  expect((await owner.send(reviewLinksContract.list, list)).status).toBe(404);
  const there = { params: { ...params, workspaceId: elsewhere.id }, query: {} };
  expect(await owner.call(reviewLinksContract.list, there)).toEqual({ reviewLinks: [] });
  for (const workspaceId of [studio.id, elsewhere.id]) {
    const one = { workspaceId, reviewLinkId: id };
    expect((await owner.send(reviewLinksContract.revoke, { params: one })).status).toBe(404);
    expect((await owner.send(reviewLinksContract.renew, { params: one, body: {} })).status).toBe(
      404,
    );
  }
});

test('more than 30 requests a minute from one address are refused', async () => {
  const deal = await aDeal();
  const { token } = await share(deal);
  const by = server.stranger();
  const statuses = [];
  for (let n = 0; n < 31; n += 1) {
    const [path, body] =
      n % 2
        ? ['/reviews/look-up', { token }]
        : [pathOf(reviewsContract.picture, { params: { token: 'x', pictureId: newId() } }), null];
    const answer = await by.fetch(`/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      ...(body
        ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
        : {}),
    });
    statuses.push(answer.status);
  }
  expect(statuses.slice(0, 2)).toEqual([404, 200]);
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses[30]).toBe(429);
  await lookUp(token);
});
