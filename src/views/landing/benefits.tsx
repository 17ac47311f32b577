import { CalendarCheck, type LucideIcon, Server, Sun, Users } from 'lucide-react';

const benefits: { Icon: LucideIcon; title: string; text: string; id?: string }[] = [
  {
    Icon: CalendarCheck,
    title: 'Nothing slips',
    text: 'Deliverables, posts, payments and rights that end show up on the day they are due, in one list.',
  },
  {
    Icon: Sun,
    title: 'Kind to real days',
    text: 'Finish 40% of your routine and the day counts. Undo is one key away.',
  },
  {
    Icon: Users,
    title: 'Made for two, or twelve',
    text: 'Owner, admin, member, viewer. Invite an editor this week, and keep the money to yourself.',
  },
  {
    Icon: Server,
    title: 'Yours to host',
    text: 'Runs on your own server, keeps working on the train, and hands you your data as one file.',
    id: 'self-hosting',
  },
];

export function Benefits() {
  return (
    <section className="section wrap" aria-labelledby="benefits-title">
      <h2 id="benefits-title">Calm by design</h2>
      <div className="benefits">
        {benefits.map(({ Icon, title, text, id }) => (
          <article key={title} className="benefit" id={id} tabIndex={id ? -1 : undefined}>
            <Icon className="land-icon" />
            <h3>{title}</h3>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
