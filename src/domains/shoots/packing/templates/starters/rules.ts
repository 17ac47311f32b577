import type { TemplateIcon, TemplateKind } from '#domains/shoots/packing/templates/schema.ts';
import type { TemplateThing } from '#domains/shoots/packing/templates/items/schema.ts';
import { readRule } from '#domains/shoots/packing/templates/items/rules.ts';

/** A template as it is shipped: it becomes a copy that is the workspace's own. */
export interface StarterTemplate {
  name: string;
  description: string;
  kind: TemplateKind | null;
  icon: TemplateIcon;
  things: readonly TemplateThing[];
}

type Marks = 'essential' | 'charge' | 'gear';
type Line = [name: string, rule?: string, marks?: readonly Marks[], note?: string];

function group(category: string, ...lines: readonly Line[]) {
  return lines.map(([name, rule = '1', marks = [], note = '']) => {
    const counted = readRule(rule);
    if (!counted) throw new Error(`${rule} is no rule`);
    return {
      ...{ name, category, note, ...counted },
      isEssential: marks.includes('essential'),
      needsCharging: marks.includes('charge'),
      isGear: marks.includes('gear'),
    };
  });
}

function starter(
  about: Omit<StarterTemplate, 'things'>,
  ...groups: readonly ReturnType<typeof group>[]
): StarterTemplate {
  return { ...about, things: groups.flat().map((thing, sortOrder) => ({ ...thing, sortOrder })) };
}

/** What most shoots and trips of creators take, ready to be made one's own. */
export const starterTemplates: readonly StarterTemplate[] = [
  starter(
    {
      name: 'Carry-on basics',
      description: 'Clothes by the night, papers and the little things. For any trip.',
      kind: null,
      icon: 'luggage',
    },
    group(
      'Documents',
      ['Passport or ID', '1, each', ['essential']],
      ['Tickets and bookings, offline', '1', ['essential'], 'Saved on the phone'],
      ['Bank card and some cash', '1, each', ['essential']],
      ['Travel insurance', '1'],
    ),
    group(
      'Clothing',
      ['T-shirts', '1 per day, max 7, each'],
      ['Socks', '1 per night +1, max 7, each'],
      ['Underwear', '1 per night +1, max 7, each'],
      ['Trousers', '0.5 per night, max 3, each'],
      ['Warm layer', '1, each'],
      ['Rain jacket', '1, each'],
      ['Sleepwear', '1, each'],
      ['Comfortable shoes', '1, each'],
    ),
    group(
      'Toiletries',
      ['Toothbrush', '1, each'],
      ['Toothpaste', '1', [], 'Under 100 ml'],
      ['Deodorant', '1, each'],
      ['Hairbrush', '1'],
      ['Clear bag for liquids', '1'],
    ),
    group(
      'Health',
      ['Medicine', '1, each', ['essential'], 'In hand luggage'],
      ['Plasters', '1'],
      ['Earplugs', '1, each'],
    ),
    group(
      'Power & data',
      ['Phone', '1, each', ['essential', 'charge']],
      ['Phone charger', '1 per person'],
      ['Power bank', '1', ['charge'], 'In hand luggage'],
      ['Plug adapter', '1'],
      ['Headphones', '1, each', ['charge']],
    ),
    group(
      'Other',
      ['Water bottle', '1, each'],
      ['House keys', '1, each', ['essential']],
      ['Laundry bag', '1'],
    ),
  ),
  starter(
    {
      name: 'Solo video shoot',
      description: 'One camera, clean sound and soft light, carried by one person.',
      kind: 'shoot',
      icon: 'camera',
    },
    group(
      'Camera',
      ['Camera body', '1', ['essential', 'charge', 'gear']],
      ['Camera batteries', '2', ['essential', 'charge', 'gear'], 'Two for each body'],
      ['Standard zoom', '1', ['essential', 'gear']],
      ['Fast prime', '1', ['gear']],
      ['Variable ND filter', '1', ['gear']],
      ['Lens wipes', '5'],
      ['Blower', '1', ['gear']],
      ['Tripod', '1', ['gear']],
      ['Quick-release plate', '2', ['gear']],
      ['Gimbal', '1', ['charge', 'gear']],
    ),
    group(
      'Audio',
      ['Wireless mic, two transmitters', '1', ['essential', 'charge', 'gear']],
      ['Shotgun mic', '1', ['gear']],
      ['Wind covers', '2', ['gear']],
      ['Closed headphones', '1', ['gear']],
    ),
    group(
      'Lighting',
      ['LED panel', '1', ['charge', 'gear']],
      ['Light stand', '1', ['gear']],
      ['Reflector, five in one', '1', ['gear']],
      ['Clamps', '3', ['gear']],
      ['Gaffer tape', '1'],
    ),
    group(
      'Power & data',
      ['Memory cards', '2 per day, max 8', ['essential', 'gear'], 'Formatted in the camera'],
      ['Card reader', '1', ['gear']],
      ['Portable SSD', '1', ['gear']],
      ['Battery charger', '1', ['gear']],
      ['Extension lead', '1', ['gear']],
      ['USB-C cables', '3', ['gear']],
    ),
    group(
      'Documents',
      ['Shot list, printed', '1', ['essential']],
      ['Release forms', '2 per day +2'],
      ['Location permit', '1'],
    ),
    group('Food', ['Water', '2 per day'], ['Snacks', '2 per day']),
  ),
  starter(
    {
      name: 'Product shoot at home',
      description: 'A table, two lights and everything that keeps a product clean.',
      kind: 'shoot',
      icon: 'package',
    },
    group(
      'Props & products',
      ['Products, every colour', '1', ['essential']],
      ['Spare of each product', '1'],
      ['Packaging, unopened', '1'],
      ['Backdrops', '3', ['gear']],
      ['Surfaces: wood, stone, linen', '3', ['gear']],
      ['Plants and small props', '5'],
      ['Double-sided tape and museum gel', '1'],
      ['Turntable', '1', ['charge', 'gear']],
    ),
    group(
      'Camera',
      ['Camera body', '1', ['essential', 'charge', 'gear']],
      ['Macro lens', '1', ['essential', 'gear']],
      ['Camera batteries', '2', ['charge', 'gear']],
      ['Tripod with overhead arm', '1', ['gear']],
      ['Remote release', '1', ['gear']],
      ['Colour card', '1', ['gear']],
    ),
    group(
      'Lighting',
      ['Key light with softbox', '1', ['essential', 'gear']],
      ['Fill light', '1', ['gear']],
      ['White and black foam boards', '4', ['gear']],
      ['Diffusion sheet', '1', ['gear']],
      ['A-clamps', '6', ['gear']],
    ),
    group(
      'Power & data',
      ['Memory cards', '2', ['essential', 'gear']],
      ['Tether cable', '1', ['gear']],
      ['Laptop', '1', ['charge']],
      ['Extension lead', '2'],
    ),
    group(
      'Other',
      ['Lint roller', '1'],
      ['Microfibre cloths', '3'],
      ['Cotton gloves', '1'],
      ['Glass cleaner', '1'],
      ['Steamer', '1', ['gear']],
      ['Shot list, printed', '1', ['essential']],
    ),
  ),
  starter(
    {
      name: 'Brand trip 3–5 days',
      description:
        'Outfits by the day, what the brand has sent, and a kit that fits into hand luggage.',
      kind: 'brand_trip',
      icon: 'plane',
    },
    group(
      'Documents',
      ['Passport or ID', '1, each', ['essential']],
      ['Itinerary and contacts, offline', '1', ['essential']],
      ['Brief and do-not-say list', '1', ['essential']],
      ['Travel insurance', '1'],
    ),
    group(
      'Props & products',
      ['Products from the brand', '1', ['essential']],
      ['Gift for the hosts', '1'],
      ['Disclosure card for the first frame', '1'],
    ),
    group(
      'Camera',
      ['Main body, cleaned sensor', '1', ['essential', 'charge', 'gear']],
      ['Camera batteries', '3', ['essential', 'charge', 'gear']],
      ['Travel zoom', '1', ['essential', 'gear']],
      ['Action camera', '1', ['charge', 'gear']],
      ['Travel tripod', '1', ['gear']],
      ['Phone gimbal', '1', ['charge', 'gear']],
    ),
    group('Audio', ['Two lavs, receiver', '1', ['charge', 'gear']], ['Wind covers', '2', ['gear']]),
    group(
      'Power & data',
      ['Memory cards', '1 per day +2, max 8', ['essential', 'gear']],
      ['Portable SSD', '1', ['gear']],
      ['Laptop', '1', ['charge']],
      ['Power bank', '1', ['charge'], 'In hand luggage'],
      ['Chargers and cables', '1'],
      ['Plug adapter', '1 per person'],
    ),
    group(
      'Clothing',
      ['Outfits for filming', '1.5 per day, max 7, each', [], 'Nothing with foreign logos'],
      ['Dinner outfit', '1, each'],
      ['Socks', '1 per night +1, max 7, each'],
      ['Underwear', '1 per night +1, max 7, each'],
      ['Swimwear', '1, each'],
      ['Light jacket', '1, each'],
      ['Shoes', '2, each'],
    ),
    group(
      'Toiletries',
      ['Wash bag', '1, each'],
      ['Make-up and powder against shine', '1'],
      ['Sunscreen', '1'],
    ),
    group('Health', ['Medicine', '1, each', ['essential']]),
  ),
  starter(
    {
      name: 'Event/live day',
      description: 'A full day on your feet: power, backup internet and passes.',
      kind: 'event',
      icon: 'ticket',
    },
    group(
      'Documents',
      ['Tickets and passes', '1, each', ['essential']],
      ['ID', '1, each', ['essential']],
      ['Run of show', '1', ['essential']],
      ['Business cards', '20'],
    ),
    group(
      'Camera',
      ['Phone for live', '1', ['essential', 'charge']],
      ['Camera body', '1', ['charge', 'gear']],
      ['Camera batteries', '2 per day, max 6', ['charge', 'gear']],
      ['Fast zoom', '1', ['gear']],
      ['Monopod', '1', ['gear']],
      ['Phone tripod', '1', ['gear']],
    ),
    group(
      'Audio',
      ['Handheld mic', '1', ['essential', 'charge', 'gear']],
      ['Wireless mic', '1', ['charge', 'gear']],
      ['Earpiece', '1', ['gear']],
      ['Spare AA batteries', '8'],
    ),
    group('Lighting', ['On-camera light', '1', ['charge', 'gear']]),
    group(
      'Power & data',
      ['Power banks', '2 per day, max 4', ['essential', 'charge']],
      ['Mobile hotspot', '1', ['essential', 'charge', 'gear'], 'With credit on it'],
      ['Capture card and cables', '1', ['gear']],
      ['Extension lead', '1'],
      ['Memory cards', '2 per day, max 6', ['gear']],
    ),
    group(
      'Clothing',
      ['Outfit', '1 per day, each'],
      ['Spare top', '1, each'],
      ['Comfortable shoes', '1, each'],
      ['Light layer', '1, each'],
    ),
    group('Food', ['Water', '2 per day'], ['Snacks', '2 per day'], ['Throat sweets', '1']),
    group('Health', ['Earplugs', '1, each'], ['Plasters', '1']),
  ),
  starter(
    {
      name: 'Beach',
      description: 'Sun, sand and salt water: what protects people and cameras.',
      kind: 'travel',
      icon: 'umbrella',
    },
    group(
      'Clothing',
      ['Swimwear', '2, each'],
      ['Sun hat', '1, each'],
      ['Sandals', '1, each'],
      ['Cover-up', '1, each'],
      ['Change of clothes', '1 per day, max 7, each'],
    ),
    group(
      'Toiletries',
      ['Sunscreen, reef-safe', '1 per person', ['essential']],
      ['After-sun', '1'],
      ['Lip balm with SPF', '1, each'],
      ['Hair ties', '4'],
    ),
    group(
      'Health',
      ['First-aid kit', '1', ['essential']],
      ['Insect repellent', '1'],
      ['Water', '2 per person', ['essential']],
    ),
    group(
      'Camera',
      ['Action camera', '1', ['charge', 'gear']],
      ['Waterproof housing', '1', ['gear'], 'Check the seal'],
      ['Polarising filter', '1', ['gear']],
      ['Rain cover, against sand', '1', ['gear']],
      ['Lens cloths', '4'],
      ['Floating wrist strap', '1', ['gear']],
    ),
    group('Power & data', ['Power bank', '1', ['charge']], ['Dry bag for phones', '1', ['gear']]),
    group(
      'Other',
      ['Towel', '1, each'],
      ['Beach mat', '0.5 per person'],
      ['Parasol', '1'],
      ['Sunglasses', '1, each'],
      ['Bag for wet things', '1'],
      ['Brush for sand', '1'],
    ),
    group('Food', ['Cool box with ice packs', '1'], ['Fruit and sandwiches', '1 per person']),
  ),
];
