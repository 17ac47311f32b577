import { Link } from '@tanstack/react-router';
import { MoreHorizontal } from 'lucide-react';
import { dateOf } from '#client/words/dates.ts';
import { formatRowDate } from '#client/words/format-dates.ts';
import { countText } from '#client/words/count-text.ts';
import { IconButton } from '#client/ui/button.tsx';
import { Menu, type MenuProps } from '#client/ui/menus/menu.tsx';
import { Tape } from '#client/ui/marks/tape.tsx';
import type { DayFormats } from '#domains/people/auth/data.ts';
import type { PackingTemplate } from '#domains/shoots/packing/templates/schema.ts';
import { kindLabels } from '#domains/shoots/trips/rules.ts';
import { TemplateTile } from './template-tile.tsx';

interface TemplateCardProps {
  template: PackingTemplate;
  count: number;
  formats: DayFormats;
  items: MenuProps['items'];
}

/** A template: what it is for, how much is in it and when it was used last. */
export function TemplateCard({ template, count, formats, items }: TemplateCardProps) {
  const { id, name, description, kind, icon, isArchived, lastUsedAt } = template;
  const used = lastUsedAt && dayText(dateOf(lastUsedAt, formats.timeZone), formats);
  return (
    <li className="template-card placed">
      <div className="row gap-12 top">
        <TemplateTile icon={icon} />
        <div className="grow">
          <h2 className="template-name anywhere">
            <Link to="/templates/$templateId/items" params={{ templateId: id }} dir="auto">
              {name}
            </Link>
          </h2>
          <p className="sm muted two-lines" dir="auto">
            {description}
          </p>
        </div>
        <Menu
          label={name}
          align="end"
          trigger={
            <IconButton
              size="sm"
              className="template-more"
              label={`More for ${name}`}
              icon={<MoreHorizontal />}
            />
          }
          items={items}
        />
      </div>
      <p className="template-foot row gap-8 sm faint">
        <span className="num">{countText(count, 'item')}</span>
        {kind ? <Tape tone="plain">{kindLabels[kind]}</Tape> : null}
        {isArchived ? <Tape tone="plain">Archived</Tape> : null}
        <span className="end one-line">{used ? `Used ${used}` : 'Not used yet'}</span>
      </p>
    </li>
  );
}

function dayText(date: string, formats: DayFormats): string {
  const text = formatRowDate(date, formats);
  return date === formats.today ? text.toLowerCase() : text;
}
