/**
 * Addresses whose last part is known to those alone whom somebody has told; as they are typed, in any case and with
 * any number of slashes, for a log has an address before it is redirected.
 */
const untold = /^\/+(wishlist|user\/+tracking|(?:payment\/+)?thank-you)\/+(?!finance\/*$)[^/]+/i

/**
 * A path as a log or the data layer may have it: what opens a shared wishlist, an order or a payment is no
 * part of it.
 */
export function pathForLog(pathname: string): string {
  return pathname.replace(untold, '/$1/…')
}
