import {
  liveDay,
  productShoot,
  soloShoot,
} from '#domains/shoots/packing/templates/starters/shooting/rules.ts';
import {
  beach,
  brandTrip,
  carryOn,
} from '#domains/shoots/packing/templates/starters/travel/rules.ts';
import type { StarterTemplate } from '#domains/shoots/packing/templates/starters/writing/rules.ts';

/** What most shoots and trips of creators take, ready to be made one's own. */
export const starterTemplates: readonly StarterTemplate[] = [
  carryOn,
  soloShoot,
  productShoot,
  brandTrip,
  liveDay,
  beach,
];
