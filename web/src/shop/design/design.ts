import type { AttributeOption } from '@shop/schema/domain/design/design'
import type { Metal } from '@shop/schema/domain/design/metals'
import type { Shape, ShapeSlug } from '@shop/schema/domain/vocabulary/taxonomy'
import type { DesignDetailQuery } from '#generated/graphql/graphql.ts'

/** A design as the page of it asks for it: a setting, or a finished piece. */
export type Design = NonNullable<DesignDetailQuery['getDesignBySku']>

/** A design in one of its metals, with everything else that is chosen of it. */
export interface DesignChoice {
  readonly metalOption: AttributeOption
  readonly metal: Metal
  /** The ids of all options chosen. */
  readonly optionIds: readonly string[]
}

/** A setting in one shape and metal, as its address says, and on the usual chain where it hangs on one. */
export interface SettingChoice extends DesignChoice {
  readonly shape: Shape
}

/** A setting as its address chooses it: `metal` as addresses spell it. */
export interface ChosenSetting {
  readonly sku: string
  readonly shape: ShapeSlug
  readonly metal: string
}

/** The setting that a page's address names, in its shape and metal. */
export interface SettingOnPage {
  readonly design: Design
  readonly choice: SettingChoice
}
