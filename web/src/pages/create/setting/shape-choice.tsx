import { settingList } from '@shop/schema/domain/addresses/addresses'
import { createKindOf } from '@shop/schema/domain/addresses/create-kind'
import type { AttributeOption } from '@shop/schema/domain/design/design'
import { shapesOf } from '@shop/schema/domain/design/design-shapes'
import { shapes } from '@shop/schema/domain/vocabulary/taxonomy'
import { ownName, ownNameOf } from '#data/language/own-name.ts'
import { m } from '#generated/paraglide/messages.js'
import { ShapeIcon } from '#ui/icon.tsx'
import { ShopLink } from '#ui/shop-link.tsx'
import { ChoiceBlock } from '#shop/design/choice-block.tsx'
import type { Design, SettingChoice } from '#shop/design/design.ts'
import { choiceAddress } from '#shop/design/design-choice.ts'
import styles from './shape-choice.module.css'
import { allInWords } from '#data/language/names-in-words.ts'

interface ShapeChoiceProps {
  readonly design: Design
  readonly choice: SettingChoice
  /** The metal of the other shapes. */
  readonly metalOption: AttributeOption
}

/** The ten shapes: a link where the design is made in it, else the reason and where such settings are. */
export function ShapeChoice({ design, choice, metalOption }: ShapeChoiceProps) {
  const made = shapesOf(design)
  const missing = shapes.filter((shape) => !made.some(({ slug }) => slug === shape.slug))
  const [firstMissing] = missing
  const names = allInWords(missing.map((shape) => ownName(shape)))
  return (
    <ChoiceBlock id="shape" title={m.setting_shape()} chosen={ownNameOf(choice.shape.value)}>
      <ul className={styles.shapes}>
        {shapes.map((shape) => (
          <li key={shape.slug}>
            {made.some(({ slug }) => slug === shape.slug) ? (
              <ShopLink
                href={choiceAddress(design, shape, metalOption)}
                aria-current={shape.slug === choice.shape.slug || undefined}
                resetScroll={false}
              >
                <ShapeIcon shape={shape.slug} />
                {ownName(shape)}
              </ShopLink>
            ) : (
              <span aria-disabled="true" title={m.setting_not_made({ name: ownName(shape) })}>
                <ShapeIcon shape={shape.slug} />
                {ownName(shape)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {firstMissing && (
        <p className={`caption ${styles.note}`}>
          {missing.length === 1
            ? m.setting_shape_unavailable_one({ name: names })
            : m.setting_shape_unavailable({ names })}{' '}
          <ShopLink className="link" href={settingList(createKindOf(design), firstMissing.slug)}>
            {m.setting_shape_elsewhere({ name: ownName(firstMissing) })}
          </ShopLink>
        </p>
      )}
    </ChoiceBlock>
  )
}
