import { ChevronDown } from 'lucide-react';
import { IconButton } from '#client/ui/button.tsx';
import { Check } from '#client/ui/choices/check.tsx';
import { classNames } from '#client/ui/base/class-names.ts';
import { Menu } from '#client/ui/menus/menu.tsx';
import { Switch } from '#client/ui/choices/switch.tsx';
import { useIsPhone } from '#client/ui/base/use-media.ts';
import { hideDone, hideOthers, showLayers, useHiddenLayers, useViewer } from './shown-layers.ts';
import type { Calendar } from './sources.ts';
import './layer-bar.css';

type Layers = Calendar['layers'];

/** What of the calendar is shown; kept for each user on each device. */
export function LayerBar({ calendar }: { calendar: Calendar }) {
  const { done } = useHiddenLayers();
  const { hasOthers, isMineOnly } = useViewer();
  const isPhone = useIsPhone();
  const mine = hasOthers ? (
    <Switch checked={isMineOnly} onChange={hideOthers} label="Mine only">
      Mine only
      {calendar.others > 0 ? (
        <span className="layer-count faint num">{calendar.others} for others</span>
      ) : null}
    </Switch>
  ) : null;
  const groups = Map.groupBy(calendar.layers, ({ id, group }) => group?.label ?? id);
  return (
    <div className={classNames('page-tools layers', isPhone && 'scroll-fade')}>
      {/* A phone shows the beginning of the line, and whose work it is comes before what kind. */}
      {isPhone ? mine : null}
      <div
        className={classNames('layers-scroll row gap-6 grow', !isPhone && 'scroll-fade')}
        role="group"
        aria-label="Layers"
      >
        {[...groups.values()].map((layers) => (
          <LayerToggle key={layers[0]?.group?.label ?? layers[0]?.id} layers={layers} />
        ))}
      </div>
      {isPhone ? null : mine}
      <Switch checked={done} onChange={hideDone} label="Hide done">
        Hide done
      </Switch>
    </div>
  );
}

/** One check for a layer, or for all of a group; a menu beside it has each of them. */
function LayerToggle({ layers }: { layers: Layers }) {
  const [first] = layers;
  if (!first) return null;
  const { label, icon: Icon } = first.group ?? first;
  const count = layers.reduce((sum, layer) => sum + layer.count, 0);
  const isShown = layers.some((layer) => layer.isShown);
  const ids = layers.map(({ id }) => id);
  return (
    <span className={classNames('layer inline fixed-size sm', !isShown && 'faint')}>
      <label className="inline may-shrink">
        <Check
          square
          size="sm"
          label={`Show ${label}`}
          checked={isShown}
          onChange={(checked) => showLayers(ids, checked)}
        />
        {Icon ? <Icon className={isShown ? 'muted' : 'faint'} aria-hidden="true" /> : null}
        <span className="trunc">{label}</span>
        {count > 0 ? <span className="layer-count faint num">{count}</span> : null}
      </label>
      {first.group && layers.length > 1 ? (
        <Menu
          label={`Layers of ${label}`}
          align="end"
          trigger={
            <IconButton
              size="sm"
              tooltip={false}
              label={`Choose among ${label}`}
              icon={<ChevronDown />}
            />
          }
          items={layers.map((layer) => ({
            label: layer.label,
            checked: layer.isShown,
            onSelect: () => showLayers([layer.id], !layer.isShown),
          }))}
        />
      ) : null}
    </span>
  );
}
