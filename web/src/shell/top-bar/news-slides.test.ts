import { describe, expect, it } from 'vitest'
import { newsSlides } from './news-slides.ts'

const slides = newsSlides()

describe('the slides of the top bar (rules/shell#top-bar)', () => {
  it('are the new Manchester boutique, the magazine and the new London boutique', () => {
    expect(slides.map(({ text, link }) => `${text} ${link}`)).toEqual([
      'Our new Manchester boutique is open. Plan a visit',
      'Our magazine tells how pieces are made. Read it',
      'Our new London boutique is open. Plan a visit',
    ])
  })

  it('lead out of the shop to the magazine', () => {
    expect(slides[1]?.href).toMatch(/^https:\/\//)
  })

  it.each(slides)('call the link of $id by what is read of it', ({ label, link }) => {
    expect(label.startsWith(link)).toBe(true)
  })

  it.each([
    ['Manchester', '/contact/manchester'],
    ['London', '/contact/london'],
  ])('lead to the page of %s', (id, page) => {
    expect(slides.find((slide) => slide.id === id)?.href).toBe(page)
  })
})
