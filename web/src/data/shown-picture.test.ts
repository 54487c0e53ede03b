import { expect, it } from 'vitest'
import { shownPicture } from './shown-picture.ts'

const host = 'https://img.example.com'

it('puts both files of a picture at the image host', () => {
  expect(
    shownPicture(
      {
        source: '/a-640.webp',
        smallSource: '/a-320.webp',
        width: 640,
        placeholder: 'data:image/webp;base64,AA',
      },
      host,
    ),
  ).toEqual({
    src: 'https://img.example.com/a-640.webp',
    smallSrc: 'https://img.example.com/a-320.webp',
    width: 640,
    placeholder: 'data:image/webp;base64,AA',
  })
})

it('does without all that an API may not say', () => {
  expect(shownPicture({ source: '/a.jpg' }, host)).toEqual({
    src: 'https://img.example.com/a.jpg',
    smallSrc: null,
    width: null,
    placeholder: null,
  })
  expect(shownPicture({ source: '/a.jpg', smallSource: null, width: null }, host)?.smallSrc).toBeNull()
})

it('is none of no picture', () => {
  expect(shownPicture(null, host)).toBeNull()
  expect(shownPicture(undefined, host)).toBeNull()
})
