/** Addresses whose last part is known to those alone whom somebody has told. */
const untold = /^\/(wishlist|user\/tracking|(?:payment\/)?thank-you)\/(?!finance\/?$)[^/]+/

/**
 * A path as a log or the data layer may have it: what opens a shared wishlist, an order or a payment is no
 * part of it.
 */
export function pathForLog(pathname: string): string {
  return pathname.replace(untold, '/$1/…')
}
