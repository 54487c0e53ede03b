import { expect, it } from 'vitest'
import { hueOfColour } from './gem-hues.ts'

it.each([
  ['Blue', 'BLUE'],
  ['Light Blue', 'BLUE'],
  ['Violet Blue', 'BLUE'],
  ['Teal', 'BLUE'],
  ['Pinkish Red', 'RED'],
  ['Peach Pink', 'PINK'],
  ['Peach', 'ORANGE'],
  ['Padparadscha', 'PINK'],
  ['Golden Yellow', 'YELLOW'],
  ['Fancy Intense Purple-Pink', 'PINK'],
  ['Very Light Orange-Yellow', 'YELLOW'],
  ['Fancy Dark Cognac', 'BROWN'],
  ['Fancy Grey', 'GREY'],
  ['Golden', 'YELLOW'],
  ['Violet', 'PURPLE'],
  ['Champagne', 'BROWN'],
  ['Purple', 'PURPLE'],
  ['Brown', 'BROWN'],
  ['Black', 'BLACK'],
  ['Green', 'GREEN'],
  ['Pink Orange', 'ORANGE'],
  ['Colour-changing', null],
  ['', null],
])('%s is mainly %s', (colour, hue) => expect(hueOfColour(colour)).toBe(hue))
