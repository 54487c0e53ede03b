import { gemstoneFirstList } from '@shop/schema/domain/addresses/addresses'
import { useParams } from '@tanstack/react-router'
import { m } from '#generated/paraglide/messages.js'
import { NothingHere } from '#shell/not-found-page.tsx'

/** The address of a loose stone that the shop does not have: all those that it has. */
export function StoneNotFound() {
  const { gemstoneId = '' } = useParams({ strict: false })
  return (
    <NothingHere
      title={m.review_unknown_title()}
      text={m.lost_stone_text({ id: gemstoneId })}
      ways={[{ text: m.lost_stones_link(), href: gemstoneFirstList() }]}
    />
  )
}
