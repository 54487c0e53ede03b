/*
 * A ring finger from above in units of the inner diameter of its ring: the middle of the ring at the origin, y down,
 * the tip up. Of a middle size there are 64 mm from the ring to the tip.
 */

/** Where it ends, in diameters of its ring. */
export const fingerEnds = { tip: -3.78, hand: 0.95 } as const

/** Its outline, closed; exactly as wide as the ring where that is worn. */
export const fingerPath =
  'M.53 .95C.52 .6 .5 .3 .5 0C.5-.35 .49-.7 .505-1C.525-1.2 .53-1.38 .515-1.55C.49-1.85 .47-2.1 .472-2.35' +
  'C.478-2.5 .47-2.68 .457-2.8C.44-3.05 .43-3.2 .405-3.38C.36-3.66 .19-3.78 0-3.78' +
  'C-.19-3.78-.36-3.66-.405-3.38C-.43-3.2-.44-3.05-.457-2.8C-.47-2.68-.478-2.5-.472-2.35' +
  'C-.47-2.1-.49-1.85-.515-1.55C-.53-1.38-.525-1.2-.505-1C-.49-.7-.5-.35-.5 0C-.5 .3-.52 .6-.53 .95Z'

/** The folds of the skin over its two joints. */
export const foldsPath =
  'M-.29-1.2Q0-1.28 .29-1.2M-.33-1.3Q0-1.36 .33-1.3M-.27-1.41Q0-1.39 .27-1.41' +
  'M-.23-2.46Q0-2.52 .23-2.46M-.26-2.54Q0-2.55 .26-2.54'

/** Its nail, closed. */
export const nailPath =
  'M-.26-3.24C-.26-3.04 .26-3.04 .26-3.24C.26-3.34 .26-3.4 .25-3.46C.23-3.74-.23-3.74-.25-3.46C-.26-3.4-.26-3.34-.26-3.24Z'
