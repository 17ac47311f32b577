import { Check } from '#client/ui/check.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Switch } from '#client/ui/switch.tsx';
import { ColorDot } from '#client/ui/tape.tsx';
import { hideDone, showLayer, useHiddenLayers } from './shown-layers.ts';
import type { Calendar } from './sources.ts';
import './layer-bar.css';

/** What of the calendar is shown; kept for each user on each device. */
export function LayerBar({ calendar }: { calendar: Calendar }) {
  const { done } = useHiddenLayers();
  return (
    <div className="layers">
      <div className="layers-scroll" role="group" aria-label="Layers">
        {calendar.layers.map(({ id, label, color, count, isShown }) => (
          <label key={id} className={classNames('layer', !isShown && 'is-off')}>
            <Check
              square
              size="sm"
              label={`Show ${label}`}
              checked={isShown}
              onChange={(checked) => showLayer(id, checked)}
            />
            <ColorDot color={color} />
            <span className="trunc">{label}</span>
            {count > 0 ? <span className="layer-count">{count}</span> : null}
          </label>
        ))}
      </div>
      <Switch checked={done} onChange={hideDone} label="Hide done">
        Hide done
      </Switch>
    </div>
  );
}
