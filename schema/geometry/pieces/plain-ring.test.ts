import { expect, it } from 'vitest'
import { settingOfDressRing } from './dress-setting.ts'
import { plainRingScene } from './plain-ring.ts'
import { isDressSetting, isPlainRing } from './ring-kinds.ts'
import { ringSettingScene } from './ring-setting.ts'
import { usualSetting } from '../testing/usual-setting.ts'

it.each([
  { band: 'twist' },
  { shank: 'split', head: 'v-claw' },
  { shank: 'cathedral' },
  { sideStones: 'pear' },
] as const)('builds what has no small stones as whoever knows how to set them: %j', (look) => {
  const setting = usualSetting(look, 'pear-shape')
  expect(isPlainRing(setting)).toBe(true)
  expect(plainRingScene(setting)).toEqual(ringSettingScene(setting))
})

it.each([{ halo: 'hidden' }, { shoulders: 'channel-set' }, { hasMilgrain: true }] as const)(
  'is no way to build a ring with %j',
  (look) => {
    expect(isPlainRing(usualSetting(look))).toBe(false)
  },
)

it.each(['solitaire', 'trilogy'] as const)('is the way to build a ready %s', (motif) => {
  const ring = {
    kind: 'dress-ring',
    motif,
    shape: 'oval-shape',
    gem: 'RUBY',
    letter: null,
    innerDiameterMm: 18,
  } as const
  expect(isDressSetting(ring)).toBe(true)
  const setting = settingOfDressRing(ring)
  expect(isPlainRing(setting)).toBe(true)
  expect(setting).toMatchObject({ innerDiameterMm: 18, stone: { shape: 'oval-shape', gem: 'RUBY' } })
})
