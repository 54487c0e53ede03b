import { expect, it } from 'vitest'
import { pathForLog } from './path-for-log.ts'

it.each([
  ['/wishlist/k7Qm-2vTz_4hZ', '/wishlist/…'],
  ['/wishlist/k7Qm-2vTz_4hZ/', '/wishlist/…/'],
  ['/user/tracking/9f3-K2', '/user/tracking/…'],
  ['/thank-you/T-4711', '/thank-you/…'],
  ['/payment/thank-you/T-4711', '/payment/thank-you/…'],
  ['//wishlist/k7Qm-2vTz_4hZ', '/wishlist/…'],
  ['/wishlist//k7Qm-2vTz_4hZ', '/wishlist/…'],
  ['/Wishlist/k7Qm-2vTz_4hZ', '/Wishlist/…'],
  ['/user//Tracking/9f3-K2', '/user//Tracking/…'],
  ['//Payment/thank-you//T-4711', '/Payment/thank-you/…'],
  ['/thank-you//finance', '/thank-you//finance'],
  ['/thank-you/finance', '/thank-you/finance'],
  ['/user/account', '/user/account'],
  ['/rings/product/RI-00801/platinum', '/rings/product/RI-00801/platinum'],
])('a log has %s as %s', (pathname, logged) => {
  expect(pathForLog(pathname)).toBe(logged)
})
