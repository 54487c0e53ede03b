import { useEffect, useState } from 'react'
import { reportError } from '#data/report-error.ts'

/**
 * How many pieces are in the basket, which is kept in step with the cart from then on. None until the code
 * for that has come: it waits for the page, which does not need it.
 */
export function useBasketCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isGone = false
    let stop = () => {}
    async function watch() {
      try {
        const { watchBasket } = await import('#data/basket/watch-basket.ts')
        if (!isGone) stop = watchBasket(({ BasketItems }) => setCount(BasketItems.length))
      } catch (error) {
        reportError(error, { where: 'basket' })
      }
    }
    void watch()
    return () => {
      isGone = true
      stop()
    }
  }, [])
  return count
}
