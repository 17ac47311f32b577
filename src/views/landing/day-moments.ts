import type { CategoryColor } from '#shared/colors.ts';

/** `place` names a rule in day-line.css: the policy of the site forbids style attributes. */
type Moment = {
  place: string;
  time: string;
  text: string;
  color?: CategoryColor;
  look: 'span' | 'point' | 'slate';
};

export const tracks: { name: string; moments: Moment[] }[] = [
  {
    name: 'Tasks',
    moments: [
      { place: 'walk', time: '7:30 AM', text: 'Walk, voice memo', color: 'teal', look: 'span' },
      { place: 'film', time: '11:00 AM', text: 'Film rain-shell reel', color: 'red', look: 'span' },
      { place: 'call', time: '2:30 PM', text: 'Call Pilo', color: 'orange', look: 'point' },
      {
        place: 'captions',
        time: '6:00 PM',
        text: 'Captions, dal reel',
        color: 'purple',
        look: 'point',
      },
    ],
  },
  {
    name: 'Content',
    moments: [
      {
        place: 'orzo',
        time: '12:00 PM',
        text: 'One-pan orzo goes live',
        color: 'orange',
        look: 'point',
      },
      { place: 'letter', time: '4:00 PM', text: 'Letter 61 sends', color: 'pink', look: 'point' },
    ],
  },
  {
    name: 'Brands',
    moments: [
      {
        place: 'ovenbird',
        time: '3:00 PM',
        text: 'Caption to Ovenbird',
        color: 'orange',
        look: 'point',
      },
      {
        place: 'halden',
        time: '6:00 PM',
        text: 'First cut to Halden',
        color: 'teal',
        look: 'point',
      },
    ],
  },
  {
    name: 'Money',
    moments: [
      {
        place: 'deposit',
        time: '12:30 PM',
        text: 'Halden deposit, $900',
        color: 'teal',
        look: 'point',
      },
      {
        place: 'invoice',
        time: '5:00 PM',
        text: 'Invoice 0147, $1,800',
        color: 'green',
        look: 'point',
      },
    ],
  },
  {
    name: 'Rights',
    moments: [
      {
        place: 'rights',
        time: '',
        text: 'Halden’s paid use ends today, renewal not agreed · no other outerwear until Oct 9',
        look: 'slate',
      },
    ],
  },
];
