import { isObject } from '../is-object.ts'
import { answering, caughtBy, type DeviatingApi, listed } from './deviating-api.ts'

/** The stones of a build, each with what is changed of it. */
const stoned = (change: (stone: Readonly<Record<string, unknown>>) => unknown) =>
  answering({
    'SavedBuild.gemstones': listed((stones) =>
      stones.map((stone) => (isObject(stone) ? change(stone) : stone)),
    ),
  })

/** What an API can get wrong of what is kept of a build. */
export const buildDeviations: readonly DeviatingApi[] = [
  ...caughtBy('SaveBuild: finger size and lettering of a build are kept, and that its size is not known', {
    'forgets the finger size of a build': answering({ 'SavedBuild.fingerSize': () => null }),
    'forgets that the size of a build is not known': answering({ 'SavedBuild.isSizeUnsure': () => false }),
    'forgets the lettering of a build': answering({ 'SavedBuild.engraving': () => null }),
  }),
  ...caughtBy(
    'SaveBuild: a build is of the kind of its setting, and without one of the kind that was meant',
    {
      'calls every build an engagement ring': answering({ 'SavedBuild.kind': () => 'ENGAGEMENT_RING' }),
      'believes whoever calls a setting another kind': believingKinds(),
      'forgets what a stone was meant to become': answering({
        'SavedBuild.kind': (kind) => (kind === 'PENDANT' ? null : kind),
      }),
    },
  ),
  ...caughtBy('SaveBuild: a build shows the stone that was chosen as the list of stones does', {
    'asks more for the stone of a build': stoned((stone) => ({
      ...stone,
      ...('price' in stone && { price: Number(stone['price']) + 100 }),
    })),
    'shows another stone than a build has': stoned((stone) => ({ ...stone, id: 'another' })),
    'shows no stone of a build': answering({ 'SavedBuild.gemstones': () => [] }),
  }),
  ...caughtBy('SaveBuild: a build has the stones of a pair in the order in which they were chosen', {
    'swaps the stones of a pair of a build': answering({
      'SavedBuild.gemstonePair': listed((ids) => ids.toReversed()),
    }),
    'sorts the stones of a pair of a build': answering({
      'SavedBuild.gemstones': listed((stones) => stones.toSorted((a, b) => idOf(a).localeCompare(idOf(b)))),
    }),
  }),
  ...caughtBy('SaveBuild: a build has the setting that was chosen, and a price once nothing is missing', {
    'asks nothing for a part of a build': answering({ 'SavedBuild.total': (total) => total ?? 0 }),
    'says that a part of a build can be bought': answering({
      'SavedBuild.availability': (availability) => availability ?? 'AVAILABLE',
    }),
    'shows another setting than a build has': answering({
      'SavedBuild.design': (design) => design && { sku: 'ER-00001' },
    }),
    'shows no setting of a build': answering({ 'SavedBuild.design': () => null }),
  }),
]

/** An API that takes the kind that is sent for that of the setting. */
function believingKinds(): DeviatingApi['deviate'] {
  let sent: unknown = null
  return answering({
    'Mutation.saveBuild': (answer, { args: { input } }) => {
      sent = isObject(input) ? input['kind'] : null
      return answer
    },
    'SavedBuild.kind': (kind) => sent ?? kind,
  })
}

function idOf(stone: unknown): string {
  return String(isObject(stone) && stone['id'])
}
