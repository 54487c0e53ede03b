import type { TownMap } from './town-map.ts'

/** Ashley Road in Hale, drawn by hand. */
export const cheshireMap: TownMap = {
  parks: 'M-10 330L118 318L142 448L-10 470ZM560 40L740 20V150L584 172Z',
  roads: [
    { rank: 'c', path: 'M250 120L286 266' },
    { rank: 'c', path: 'M430 60L452 206' },
    { rank: 'c', path: 'M430 330L470 470L480 580' },
    { rank: 'c', path: 'M300 400L470 470' },
    { rank: 'c', path: 'M118 318L142 448L120 580' },
    { rank: 'c', path: 'M584 172L600 270' },
    { rank: 'b', path: 'M190 292L160 130L130 -20' },
    { rank: 'b', path: 'M250 120L430 60L560 40' },
    { rank: 'b', path: 'M560 190L610 360L740 420' },
    { rank: 'b', path: 'M300 400L286 266' },
    { rank: 'b', path: 'M300 400L260 580' },
    { rank: 'a', path: 'M-20 346L190 292L430 214L560 190L740 130' },
  ],
  railways: ['M372 -20L350 236L300 560'],
  circus: null,
  walk: 'M352 262L360 238L452 206L470 203',
  streets: [
    { name: 'Ashley Road', path: 'M500 200L720 136', offset: 52, kind: 'main' },
    { name: 'Ashley Road', path: 'M10 340L190 292L270 266', offset: 46, kind: 'main' },
    { name: 'Victoria Road', path: 'M140 40L186 270', offset: 48 },
    { name: 'Cecil Road', path: 'M262 116L424 62', offset: 50 },
    { name: 'Leigh Road', path: 'M572 230L610 360L720 412', offset: 62 },
    { name: 'Broomfield Lane', path: 'M310 404L464 468', offset: 50, kind: 'minor' },
    { name: 'Crown Passages', path: 'M434 76L452 200', offset: 48, kind: 'minor' },
  ],
  stops: [{ name: 'Hale', at: [350, 264], text: [334, 300], anchor: 'end' }],
  here: [478, 172],
}
