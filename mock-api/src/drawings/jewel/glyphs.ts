/** A letter as an engraver cuts it: broad strokes and hairlines round its middle, 100 high. */
export interface Glyph {
  readonly broad: string
  readonly hair: string
  /** How far from its middle it hangs: from two loops where its top is open, else from one. */
  readonly hang: number
  readonly isOpenAbove: boolean
}

function glyph(broad: string, hair: string, hang = 0): Glyph {
  return { broad, hair, hang, isOpenAbove: hang > 20 }
}

/** Capitals with serifs, drawn along the middle of each stroke. */
export const glyphs: Readonly<Record<string, Glyph>> = {
  A: glyph('M0-50L34 50', 'M0-50L-34 50M-22 16H22M-46 50H-22M20 50H46'),
  B: glyph(
    'M-20-50V50M14-44C27-36 27-14 14-6M20 4C34 14 34 36 20 46',
    'M-34-50H2C30-50 30-3 2-3H-20M2-3C38-3 38 50 4 50H-34',
    -10,
  ),
  C: glyph('M-24-34C-40-16-40 16-24 34', 'M32-26C26-62-38-62-38 0C-38 62 26 62 34 24M32-46V-22'),
  D: glyph('M-24-50V50M24-34C38-16 38 16 24 34', 'M-38-50H-6C48-50 48 50-6 50H-38', -12),
  E: glyph('M-20-50V50', 'M-34-50H28V-30M-20 0H14M14-10V10M-34 50H32V28', -6),
  F: glyph('M-20-50V50', 'M-34-50H30V-30M-20 0H14M14-10V10M-34 50H-6', -6),
  G: glyph(
    'M-24-34C-40-16-40 16-24 34M30 8V46',
    'M30-26C26-62-38-62-38 0C-38 60 22 60 30 40M30-46V-22M16 8H44',
  ),
  H: glyph('M-28-50V50M28-50V50', 'M-42-50H-14M14-50H42M-42 50H-14M14 50H42M-28 0H28', 28),
  I: glyph('M0-50V50', 'M-16-50H16M-16 50H16'),
  J: glyph('M8-50V24', 'M-8-50H24M8 24C8 56-26 54-26 30', 8),
  K: glyph('M-26-50V50M-4-8L32 50', 'M-40-50H-12M-40 50H-12M-26 12L28-50M14-50H40M20 50H46', 28),
  L: glyph('M-18-50V50', 'M-32-50H-4M-32 50H32V26', -18),
  M: glyph('M-34-50L0 44M36-50V50', 'M-36-50V50M0 44L36-50M-50-50H-32M34-50H50M-48 50H-24M22 50H50', 35),
  N: glyph('M-32-50L30 50', 'M-32-50V50M30-50V50M-46-50H-30M16-50H44M-46 50H-18', 31),
  O: glyph('M-26-34C-42-16-42 16-26 34M26-34C42-16 42 16 26 34', 'M0-52C-54-52-54 52 0 52C54 52 54-52 0-52'),
  P: glyph('M-20-50V50M16-42C30-32 30-12 16-2', 'M-34-50H2C38-50 38 4 2 4H-20M-34 50H-6', -10),
  Q: glyph(
    'M-26-34C-42-16-42 16-26 34M26-34C42-16 42 16 26 34M4 30L36 62',
    'M0-52C-54-52-54 52 0 52C54 52 54-52 0-52',
  ),
  R: glyph(
    'M-24-50V50M10-42C24-32 24-14 10-4M2 2L32 50',
    'M-38-50H-2C34-50 34 2-2 2H-24M-38 50H-10M22 50H44',
    -12,
  ),
  S: glyph(
    'M-20-30C-10-2 16-6 24 24',
    'M26-24C22-62-28-58-24-30M24 24C24 62-28 58-30 20M26-42V-22M-30 20V42',
  ),
  T: glyph('M0-50V50', 'M-34-28V-50H34V-28M-16 50H16'),
  U: glyph('M-26-50V14', 'M-40-50H-12M-26 14C-26 64 28 64 28 14V-50M14-50H42', 27),
  V: glyph('M-34-50L0 50', 'M0 50L34-50M-46-50H-20M20-50H46', 34),
  W: glyph('M-50-50L-24 50M2-50L28 50', 'M-24 50L2-50M28 50L52-50M-62-50H-36M-12-50H14M38-50H62', 50),
  X: glyph('M-30-50L30 50', 'M30-50L-30 50M-42-50H-16M18-50H42M-42 50H-16M16 50H44', 30),
  Y: glyph('M-32-50L0 4V50', 'M0 4L32-50M-44-50H-18M18-50H44M-16 50H16', 32),
  Z: glyph('M28-48L-28 48', 'M-28-28V-50H28M-30 50H32V26'),
}
