import { expect, it } from 'vitest'
import { renderInShop } from '#data/testing/render-in-shop.tsx'
import { ReturnDayTool } from './return-day-tool.tsx'

it('says until which day what is ordered today could come back', async () => {
  const screen = await renderInShop(<ReturnDayTool />)
  // It arrives 25 working days later, and thirty days after that are counted.
  await expect
    .element(screen.getByRole('paragraph'))
    .toHaveTextContent(
      'If you order today, Wednesday 25 November 2026, and the piece arrives on Monday 4 January 2027, you can return it until Wednesday 3 February 2027.',
    )
})
