import Swiper from 'swiper'

/** Slides in sight from a width on, in pixels (rules/products#related-pieces). */
const breakpoints = {
  370: { slidesPerView: 2, spaceBetween: 12 },
  500: { slidesPerView: 3, spaceBetween: 16 },
  768: { slidesPerView: 4, spaceBetween: 20 },
  1024: { slidesPerView: 4, spaceBetween: 24 },
}

/** Moves a row of cards: it goes on scrolling by itself, so that a finger and a wheel feel as they do elsewhere. */
export function createSlider(row: HTMLElement) {
  const swiper = new Swiper(row, {
    cssMode: true,
    slidesPerView: 1.3,
    spaceBetween: 12,
    breakpoints,
    // The keyboard moves through the cards in their own order.
    watchSlidesProgress: false,
  })
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    destroy: () => swiper.destroy(true, true),
  }
}
