import { group, starter } from '#domains/shoots/packing/templates/starters/writing/rules.ts';

/** Of any trip. */
export const carryOn = starter(
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
);

/** Of sun and salt water. */
export const beach = starter(
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
);

/** Of a trip that a brand pays for. */
export const brandTrip = starter(
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
);
