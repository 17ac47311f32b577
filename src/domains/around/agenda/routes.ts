import { timeZoneOf } from '#domains/people/auth/profile/service.ts';
import { AppError } from '#shared/errors.ts';
import type { MemberContext } from '#server/http/context.ts';
import { JsonText } from '#server/http/json.ts';
import { planWithCare } from '#server/database/planning/past-statistics.ts';
import { routes } from '#server/http/routes.ts';
import { modulesOffIn } from '#domains/people/workspaces/service.ts';
import { agendaContract, maxAgendaDays } from './contract.ts';
import { layersOfMoney, layersWithout } from './rules.ts';
import type { AgendaLayer } from './schema.ts';
import { agendaQuery } from './service.ts';

const weekDays = 6;

export const agendaRoutes = routes('agenda', agendaContract, {
  /** Every domain's dated rows in one statement. */
  async list(context, { query }) {
    const { transaction, workspaceId, userId } = context;
    // Not asked of PostgreSQL, which does not know every zone that a browser does.
    const timeZone = await timeZoneOf(context);
    const today = Temporal.Now.plainDateISO(timeZone).toString();
    const from = query.from ?? today;
    const to = query.to ?? weekFrom(from);
    checkDays(from, to);
    planWithCare(transaction);
    const known = layersWithout(await modulesOffIn(context));
    const [agenda] = await transaction.query<{ answer: string }>(
      ...agendaQuery({
        ...{ workspaceId, userId, from, to, today, timeZone },
        layers: layersFor(context, query.layers?.split(','), known),
        isMine: query.mine === 'true',
        skip: query.skip,
        limit: query.limit,
      }),
    );
    return new JsonText(agenda?.answer ?? '');
  },
});

/** The layers asked for, of those that there are; those of money are there for those who see it. */
function layersFor(
  { seesMoney }: MemberContext,
  asked: readonly string[] | undefined,
  known: readonly AgendaLayer[],
): readonly AgendaLayer[] {
  return known.filter(
    (layer) => (asked?.includes(layer) ?? true) && (seesMoney || !layersOfMoney.includes(layer)),
  );
}

/** The last day of a week. */
function weekFrom(from: string): string {
  return Temporal.PlainDate.from(from).add({ days: weekDays }).toString();
}

function checkDays(from: string, to: string): void {
  const days = Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;
  const refuse = (text: string) => {
    throw new AppError('invalid', text, { fields: { to: text } });
  };
  if (days < 0) refuse('The last day must not be before the first');
  if (days >= maxAgendaDays) refuse(`Ask for at most ${maxAgendaDays} days at a time`);
}
