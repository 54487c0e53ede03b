import * as fc from 'fast-check'
import { nothingMade } from '#testing/build-examples.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BuildState } from './build-store.ts'
import { settingAddress } from '#shop/design/setting-on-page.ts'
import { anyCommand } from './testing/any-command.ts'
import { keptBuild, openBrowser, openBuild } from '#testing/browser-storage.ts'
import { settings, type Line, type Model } from './testing/build-model.ts'
import { untouched } from './testing/untouched-build.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const made = { fingerSize: 'N', engravingText: 'AMOR' }
const chosen = { sku: 'PR-00201', shape: 'round-brilliant', metal: 'platinum' } as const
const ringInBasket: Line = { stones: ['inBasket'], setting: chosen, made, isGemstoneFirst: true }
const studs = { ...chosen, sku: 'ES-00401', shape: 'oval-shape' } as const
const earringsInBasket: Line = { stones: ['oval', 'ovalMatch'], setting: studs, made, isGemstoneFirst: false }

describe('building a ring, a pendant or earrings, from the setting or from the stone', () => {
  it('in any order never stands without what it needs, loses what still fits, or shows another price', async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(anyCommand, { maxCommands: 300, size: '+2' }), async (commands) => {
        const kept = openBrowser()
        const build = await openBuild()
        await fc.asyncModelRun(
          () => ({
            model: {
              page: { on: 'settings' },
              state: untouched,
              made: nothingMade,
              basket: [ringInBasket, earringsInBasket],
            } satisfies Model as Model,
            real: { build, kept },
          }),
          commands,
        )
      }),
      { numRuns: 200 },
    )
  }, 300_000)

  it('keeps a stone through every metal and back from another shape', async () => {
    const kept = openBrowser()
    const build = await openBuild()
    build.chooseGemstone('round')
    for (const setting of settings) {
      build.chooseSetting(settingAddress(setting))
      const state = (await keptBuild(kept)) as BuildState // written by the store itself
      expect(state.gemstoneId).toBe('round')
    }
  })
})
