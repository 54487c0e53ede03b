import type { TownMap } from './town-map.ts'

/** King Street, drawn by hand. */
export const manchesterMap: TownMap = {
  parks: 'M300 120L372 112L384 196L312 206ZM452 420L560 404L576 486L468 502Z',
  roads: [
    { rank: 'c', path: 'M168 192L312 206L384 196' },
    { rank: 'c', path: 'M342 300L350 206' },
    { rank: 'c', path: 'M262 308L276 404' },
    { rank: 'c', path: 'M560 404L556 270' },
    { rank: 'c', path: 'M20 210L152 200' },
    { rank: 'c', path: 'M640 300L618 430' },
    { rank: 'b', path: 'M156 318L470 282L640 256L740 236' },
    { rank: 'b', path: 'M170 420L452 384L600 350L740 300' },
    { rank: 'b', path: 'M-20 440L170 420' },
    { rank: 'b', path: 'M436 60L470 282L452 384L468 502L460 580' },
    { rank: 'b', path: 'M300 120L436 90L740 20' },
    { rank: 'a', path: 'M120 -20L152 200L170 420L196 580' },
    { rank: 'a', path: 'M640 580L618 430L690 300L740 180' },
    { rank: 'a', path: 'M-20 548L186 520L460 530L740 490' },
  ],
  railways: [],
  circus: null,
  walk: 'M606 452L576 400L548 362L462 330L470 282L330 298',
  streets: [
    { name: 'Deansgate', path: 'M134 60L152 200L168 400', offset: 52 },
    { name: 'King Street', path: 'M180 315L470 282', offset: 24, kind: 'main' },
    { name: 'John Dalton Street', path: 'M180 419L452 384', offset: 50 },
    { name: 'Cross Street', path: 'M440 90L468 270', offset: 52 },
    { name: 'Market Street', path: 'M590 58L740 20', offset: 40 },
    { name: 'Mosley Street', path: 'M624 424L696 300L730 200', offset: 42 },
    { name: 'St Ann’s Square', path: 'M240 168L450 142', offset: 50, kind: 'minor' },
    { name: 'Albert Square', path: 'M420 465L610 439', offset: 50, kind: 'minor' },
    { name: 'Quay Street', path: 'M200 524L450 531', offset: 50, kind: 'minor' },
  ],
  stops: [
    { name: 'St Peter’s Square', at: [610, 460], text: [592, 488], anchor: 'end' },
    { name: 'Market Street', at: [560, 64], text: [576, 100], anchor: 'middle' },
  ],
  here: [330, 274],
}
