import type { Bounds } from '@shop/schema/domain/addresses/attributes'
import type {
  StoneGradeKey,
  StoneNumberKey,
  StoneRangeKey,
} from '@shop/schema/domain/addresses/stone-grammar'
import { useNavigate } from '@tanstack/react-router'
import type { StonesThatFitQueryVariables } from '#generated/graphql/graphql.ts'
import { formatCount, numberForm, poundsSign } from '#data/language/numbers.ts'
import { m } from '#generated/paraglide/messages.js'
import { RangeField } from '#ui/range-field.tsx'
import { RangeGrades } from '#ui/range-grades.tsx'
import { stepsText, type RangeBounds } from '#lib/range-numbers.ts'
import { poundsText } from '#shop/list/bounds-name.ts'
import { RangeForm, rangeNames } from '#shop/list/range-form.tsx'
import { TickOptions } from '#shop/list/tick-options.tsx'
import { caratText, filterNames, gradesText, ratioText } from './stone-chips.ts'
import { stoneChoices, stoneGradeCounts, stoneNoun } from './stone-choices.ts'
import type { StoneFacets } from '#shop/gemstone/stone-facets.ts'
import { bounded, shapesOfList, stoneListAddress, type StoneList } from '#shop/gemstone/stone-list.ts'
import { useStoneBars } from './use-stone-bars.ts'
import styles from './range-filters.module.css'

/** How the ranges of numbers are written. */
const numberWords = {
  carat: {
    decimals: 2,
    min: m.stones_carat_min,
    max: m.stones_carat_max,
    sign: { after: 'ct' },
    example: stepsText(70, 2, numberForm),
    spoken: caratText,
  },
  price: {
    decimals: 0,
    min: m.stones_price_min,
    max: m.stones_price_max,
    sign: poundsSign,
    example: formatCount(1500),
    spoken: poundsText,
  },
  ratio: {
    decimals: 2,
    min: m.stones_ratio_min,
    max: m.stones_ratio_max,
    sign: {},
    example: stepsText(140, 2, numberForm),
    spoken: ratioText,
  },
} as const

interface NumberFilterProps {
  readonly rangeKey: StoneNumberKey
  readonly list: StoneList
  /** The bounds of all that fits; without any there is nothing to choose from. */
  readonly extent: Bounds | null
  readonly found: Bounds | null
  /** What the setting takes. */
  readonly sizes: StonesThatFitQueryVariables
}

/** Weight, price or length to width between two bounds; without a script a form. */
export function NumberFilter({ rangeKey, list, extent, found, sizes }: NumberFilterProps) {
  const choose = useRangeChoice(list, rangeKey)
  const { seenAt, bars } = useStoneBars(rangeKey, extent, sizes)
  const { decimals, min, max, sign, example, spoken } = numberWords[rangeKey]
  if (!extent) return null
  return (
    <div ref={seenAt}>
      <RangeForm
        rangeKey={rangeKey}
        extent={extent}
        decimals={decimals}
        action={stoneListAddress(bounded(list, rangeKey, null))}
      >
        <RangeField
          legend={filterNames[rangeKey]()}
          extent={extent}
          found={found}
          chosen={list.selection.ranges[rangeKey] ?? null}
          decimals={decimals}
          bars={bars}
          names={rangeNames(rangeKey)}
          words={{
            min: min(),
            max: max(),
            to: m.stones_to(),
            form: numberForm,
            ...sign,
            refused: m.stones_refused({ example }),
            spoken,
          }}
          onChoose={choose}
        />
      </RangeForm>
    </div>
  )
}

interface GradeFilterProps {
  readonly rangeKey: StoneGradeKey
  readonly list: StoneList
  readonly facets: StoneFacets
}

/** Every grade from one to another, and beside it what nobody has graded. */
export function GradeFilter({ rangeKey, list, facets }: GradeFilterProps) {
  const choose = useRangeChoice(list, rangeKey)
  const filter = filterNames[rangeKey]()
  const shown = shapesOfList(list)
  const hasRound = shown.length === 0 || shown.some(({ slug }) => slug === 'round-brilliant')
  return (
    <RangeGrades
      legend={filter}
      grades={stoneGradeCounts(rangeKey, facets)}
      chosen={list.selection.ranges[rangeKey] ?? null}
      words={{ min: m.stones_grade_min({ filter }), max: m.stones_grade_max({ filter }) }}
      summary={(bounds) => gradesText(rangeKey, bounds)}
      noun={stoneNoun}
      onChoose={choose}
    >
      {rangeKey === 'cut' && !hasRound && <p className="caption">{m.stones_cut_round_only()}</p>}
      <TickOptions
        choices={stoneChoices(list, rangeKey, facets)}
        noun={stoneNoun}
        className={styles.ungraded}
      />
    </RangeGrades>
  )
}

/** Leads to the list between other bounds; what a key does in one go is one step of the history. */
function useRangeChoice(list: StoneList, key: StoneRangeKey) {
  const navigate = useNavigate()
  return (bounds: RangeBounds | null, isRepeated: boolean) => {
    void navigate({
      // The router types addresses by route pattern; ours are built in one place.
      to: stoneListAddress(bounded(list, key, bounds)) as '/',
      replace: isRepeated,
      resetScroll: false,
    })
  }
}
