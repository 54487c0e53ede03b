import { metalDisplayName } from '@shop/schema/domain/design/metals'
import type { DesignPrice } from '@shop/schema/domain/prices/design-price'
import { formatPence } from '#data/language/numbers.ts'
import { dataPrice } from '#data/structured-data.ts'
import { metalLabel } from '#shop/design/metals/metal-name.ts'
import { m } from '#generated/paraglide/messages.js'
import type { PictureFile } from '#lib/picture-file.ts'
import type { Wish } from '#shop/wishlist/wish.ts'
import type { Design, DesignChoice, SettingOnPage } from './design.ts'
import { galleryPictures, largePictures, shownPictures } from './gallery/gallery-pictures.ts'

interface ShownDesign {
  readonly design: Design
  readonly choice: Pick<DesignChoice, 'metal' | 'metalOption'>
  /** Null where the shop does not sell it so. */
  readonly price: Pick<DesignPrice, 'pricePence'> | null
  readonly picture: PictureFile | null | undefined
}

/** What the wishlist keeps of a design that is shown or bought: the design in this metal. */
export function designWish({ design, choice, price, picture = null }: ShownDesign): Wish {
  const metal = metalLabel(choice.metal)
  return {
    piece: { designId: design.id, metalId: choice.metalOption.id },
    tracked: {
      currency: 'GBP',
      name: design.name,
      sku: design.sku,
      category: design.category.id,
      subcategory: design.subCategory.id,
      variant: metalDisplayName(choice.metal),
      ...(price && { price: Number(dataPrice(price.pricePence)) }),
    },
    picture,
    detail: price ? m.heart_detail({ metal, price: formatPence(price.pricePence) }) : metal,
  }
}

/** The same of a setting, in the shape of the page. */
export function settingWish({ design, choice }: SettingOnPage, price: DesignPrice | null): Wish {
  const [main] = shownPictures(largePictures(galleryPictures(design, choice)))
  return designWish({ design, choice, price, picture: main?.picture })
}
