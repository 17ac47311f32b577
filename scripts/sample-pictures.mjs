// Draws the pictures of the sample, src/views/sample/pictures/*.webp: ours alone, small, and the same
// each time. Run it after a change to a drawing: node scripts/sample-pictures.mjs
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../src/views/sample/pictures/', import.meta.url));
const [width, height] = [480, 600];
const rect = (x, y, w, h, fill, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
const disc = (x, y, r, fill, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const path = (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
const line = (d, stroke, w) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round"/>`;
const waves = (y, color) =>
  [0, 1, 2].map((at) =>
    line(
      `M-20 ${y + at * 46} q30 -22 60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0 t60 0`,
      color,
      5,
    ),
  );
const rain = (color) =>
  Array.from({ length: 26 }, (_, at) => {
    const [x, y] = [(at * 97) % 480, (at * 151) % 420];
    return line(`M${x} ${y} l-10 34`, color, 3);
  });

const scenes = {
  'food-1': [
    '#f4b860',
    disc(240, 310, 170, '#3b2f2a'),
    disc(240, 310, 142, '#e07a3f'),
    rect(392, 292, 120, 36, '#3b2f2a', 'rx="18"'),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) =>
      disc(240 + 88 * Math.cos(at * 0.9), 310 + 88 * Math.sin(at * 0.9), 20, '#fbe7c6'),
    ),
  ],
  'food-2': [
    '#e9efe2',
    path('M80 300 h320 a160 170 0 0 1 -320 0 z', '#d95d39'),
    path('M92 300 a148 40 0 0 1 296 0 z', '#f2c14e'),
    line('M190 200 q-20 -40 0 -80 M240 190 q-20 -40 0 -80 M290 200 q-20 -40 0 -80', '#9aa78c', 8),
  ],
  'harbour-1': [
    '#bfe0e2',
    path('M210 470 l14 -300 h32 l14 300 z', '#fdfdfb'),
    rect(218, 250, 44, 44, '#d7263d'),
    rect(214, 350, 52, 44, '#d7263d'),
    path('M214 172 h52 l-26 -44 z', '#1b2624'),
    disc(240, 190, 14, '#f5b82e'),
    rect(0, 468, 480, 140, '#2f7f86'),
    ...waves(500, '#8fc7c9'),
  ],
  'harbour-2': [
    '#5d7680',
    rect(0, 400, 480, 200, '#33464d'),
    rect(0, 380, 480, 40, '#7c929a'),
    path('M150 250 a90 90 0 0 1 180 0 z', '#f5b82e'),
    line('M240 250 v120 q0 24 24 24', '#1b2624', 8),
    ...rain('#a9bec5'),
  ],
  'craft-1': [
    '#22302d',
    rect(70, 200, 340, 230, '#dfe5dd', 'rx="26"'),
    rect(170, 160, 140, 60, '#dfe5dd', 'rx="14"'),
    disc(240, 316, 92, '#1b2624'),
    disc(240, 316, 62, '#4c6a8f'),
    disc(214, 292, 18, '#dbe7f4'),
    disc(366, 244, 12, '#d7263d'),
  ],
  'craft-2': [
    '#302a4a',
    path('M150 330 l60 -160 h80 l60 160 z', '#f5b82e'),
    rect(244, 330, 12, 160, '#d9d4ea'),
    rect(170, 484, 160, 18, '#d9d4ea', 'rx="9"'),
    path('M150 330 h200 l70 160 h-340 z', '#f5b82e', 'opacity="0.22"'),
  ],
  'road-1': [
    '#f7d9c4',
    disc(340, 170, 60, '#e8553d'),
    path('M-20 420 l160 -170 l130 140 l90 -90 l160 160 v180 h-560 z', '#5f7a5a'),
    path('M180 600 l50 -190 h20 l50 190 z', '#3a3f3a'),
    line('M240 430 v26 M240 484 v36 M240 552 v48', '#f5e6b8', 7),
  ],
  'road-2': [
    '#d6e4f0',
    path('M70 400 h340 l-40 80 h-260 z', '#1f4e79'),
    rect(130, 320, 220, 80, '#fdfdfb'),
    ...[150, 210, 270].map((x) => rect(x, 340, 36, 34, '#8fb3d1')),
    rect(280, 250, 36, 70, '#d7263d'),
    rect(0, 470, 480, 140, '#2a6f97'),
    ...waves(510, '#89bcd6'),
  ],
  'deal-1': [
    '#e7efe8',
    rect(120, 120, 240, 330, '#fdfdfb', 'rx="8"'),
    ...[170, 206, 242, 278].map((y) => rect(150, y, y === 278 ? 110 : 180, 12, '#b9c6bc')),
    line('M160 392 q30 -40 52 0 t56 -14', '#1b2624', 6),
    disc(318, 408, 34, '#1f7a4d'),
  ],
  'deal-2': [
    '#cfe3d4',
    path('M110 240 l130 -60 l130 60 v180 l-130 60 l-130 -60 z', '#c08a4e'),
    path('M110 240 l130 60 l130 -60 l-130 -60 z', '#d9a868'),
    path('M240 300 v180 l130 -60 v-180 z', '#a8753d'),
    path('M168 213 l130 60 v50 l-28 13 v-50 l-130 -60 z', '#fbe7c6'),
  ],
};

const marks = {
  halden: ['#0f766e', path('M30 118 l34 -66 l22 40 l14 -24 l30 50 z', '#fdfdfb')],
  ovenbird: ['#c2571a', disc(80, 88, 38, '#fbe7c6'), path('M104 66 l40 10 l-34 18 z', '#fbe7c6')],
  pilo: ['#d6588a', disc(66, 80, 30, '#fdfdfb'), disc(98, 80, 30, '#fdfdfb', 'opacity="0.6"')],
  lumo: ['#4338ca', disc(80, 80, 26, '#f5b82e'), ...rays('#f5b82e')],
  fenwick: ['#b4232f', path('M52 40 h26 v58 h42 v24 h-68 z', '#fdfdfb')],
  kettle: ['#2f6b3f', path('M44 70 h72 l-8 50 h-56 z', '#fdfdfb'), arc('#fdfdfb')],
  brine: ['#1d5fa8', ...[62, 84, 106].map((y) => wave(y, '#fdfdfb'))],
  ardent: ['#6d3fb0', path('M80 34 q40 44 14 88 h-28 q-26 -44 14 -88 z', '#fdfdfb')],
  miro: ['#0d8a94', disc(80, 80, 42, '#fdfdfb'), disc(80, 80, 22, '#0d8a94')],
};

function rays(color) {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((at) => {
    const [x, y] = [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)];
    return line(`M${80 + 38 * x} ${80 + 38 * y} L${80 + 54 * x} ${80 + 54 * y}`, color, 8);
  });
}
function arc(color) {
  return line('M56 66 a26 26 0 0 1 48 0', color, 8);
}
function wave(y, color) {
  return line(`M32 ${y} q16 -14 32 0 t32 0 t32 0`, color, 8);
}

await mkdir(folder, { recursive: true });
for (const [name, [ground, ...parts]] of Object.entries(scenes))
  await draw(name, { ground, parts, width, height });
for (const [name, [ground, ...parts]] of Object.entries(marks))
  await draw(`logo-${name}`, { ground, parts, width: 160, height: 160 });

async function draw(name, { ground, parts, ...size }) {
  const body = [rect(0, 0, size.width, size.height, ground), ...parts].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${body}</svg>`;
  await sharp(Buffer.from(svg)).webp({ quality: 72, effort: 6 }).toFile(`${folder}${name}.webp`);
}
