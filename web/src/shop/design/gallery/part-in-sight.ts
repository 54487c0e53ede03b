import type { PicturePart } from '#shop/viewing/live-view/viewer/close-up.ts'

/** Screens with more pixels than this are not drawn in full: nobody sees the difference. */
const mostPixelRatio = 2

/** The part of a square picture that is in sight of what it scrolls in, and its pixels on the screen. */
export function pixelsInSight(picture: Element, scroller: Element): PicturePart {
  const box = picture.getBoundingClientRect()
  const window = scroller.getBoundingClientRect()
  const share = (at: number, from: number) => Math.min(1, Math.max(0, (at - from) / Math.max(1, box.width)))
  const [left, top] = [share(window.left, box.left), share(window.top, box.top)]
  return {
    crop: {
      left,
      top,
      width: share(window.left + scroller.clientWidth, box.left) - left,
      height: share(window.top + scroller.clientHeight, box.top) - top,
    },
    sidePixels: box.width * Math.min(mostPixelRatio, Math.max(1, devicePixelRatio)),
  }
}
