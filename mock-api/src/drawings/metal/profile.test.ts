import { expect, it } from 'vitest'
import { bandProfiles } from '../piece.ts'
import { profilePoint, profiles } from './profile.ts'

it.each(bandProfiles)('keeps a %s section within its width and depth, and reaches both', (band) => {
  const points = Array.from({ length: 720 }, (_, at) =>
    profilePoint(profiles[band], 2, 1.6, (at * Math.PI) / 360),
  )
  expect(Math.max(...points.map(({ along }) => along))).toBeCloseTo(1, 6)
  expect(Math.max(...points.map(({ out }) => out))).toBeCloseTo(1.6, 6)
  expect(Math.min(...points.map(({ out }) => out))).toBeCloseTo(0, 6)
})

it('faces at each point the way it was asked for', () => {
  const step = 1e-4
  for (const angle of [0.4, 1.2, 2.3, 4, 5.6]) {
    const [before, after] = [angle - step, angle + step].map((at) => profilePoint(profiles.plain, 2, 1.6, at))
    const [along, out] = [(after?.along ?? 0) - (before?.along ?? 0), (after?.out ?? 0) - (before?.out ?? 0)]
    const length = Math.hypot(along, out)
    expect((along * Math.cos(angle) + out * Math.sin(angle)) / length).toBeCloseTo(0, 3)
  }
})
