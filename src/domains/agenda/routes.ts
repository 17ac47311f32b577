import { AppError } from '#shared/errors.ts';
import type { MemberContext } from '#server/context.ts';
import { JsonText } from '#server/json.ts';
import { routes } from '#server/routes.ts';
import { timeZoneOf } from '#domains/content/service.ts';
import type { Module } from '#domains/workspaces/schema.ts';
import { modulesOffIn } from '#domains/workspaces/service.ts';
import { agendaContract, maxAgendaDays } from './contract.ts';
import { type AgendaLayer, agendaLayers } from './schema.ts';
import { agendaStatement } from './service.ts';

const weekDays = 6;

/** The layers that go with a part of the product; tasks are always there. */
const layersOf: Record<Module, readonly AgendaLayer[]> = {
  content: ['content'],
  deals: ['deals', 'money', 'rights'],
  routine: ['routine'],
};

export const agendaRoutes = routes('agenda', agendaContract, {
  /** Every domain's dated rows in one statement. */
  async list(context, { query }) {
    const { transaction, workspaceId, userId } = context;
    // Not asked of PostgreSQL, which does not know every zone that a browser does.
    const today = Temporal.Now.plainDateISO(await timeZoneOf(context)).toString();
    const from = query.from ?? today;
    const to = query.to ?? weekFrom(from);
    checkDays(from, to);
    const off = (await modulesOffIn(context)).flatMap((name) => layersOf[name]);
    const [agenda] = await transaction.query<{ answer: string }>(agendaStatement(), [
      workspaceId,
      userId,
      from,
      to,
      layersFor(context, query.layers).filter((name) => !off.some((one) => one === name)),
      today,
      query.mine === 'true',
    ]);
    return new JsonText(agenda?.answer ?? '');
  },
});

/** The layers asked for; that of money is there for those who see it. */
function layersFor({ seesMoney }: MemberContext, asked: string | undefined): readonly string[] {
  const layers = asked?.split(',') ?? agendaLayers;
  return seesMoney ? layers : layers.filter((layer) => layer !== 'money');
}

/** The last day of a week; dates end with their four digits. */
function weekFrom(from: string): string {
  const last = Temporal.PlainDate.from(from).add({ days: weekDays });
  return last.year > 9999 ? '9999-12-31' : last.toString();
}

function checkDays(from: string, to: string): void {
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
  const refuse = (text: string) => {
    throw new AppError('invalid', text, { fields: { to: text } });
  };
  if (days < 0) refuse('The last day must not be before the first');
  if (days >= maxAgendaDays) refuse(`Ask for at most ${maxAgendaDays} days at a time`);
}
