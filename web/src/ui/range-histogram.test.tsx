import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { RangeHistogram } from './range-histogram.tsx'

it('draws each bar above its part of the rail, as high as it has much, and none where there is nothing', async () => {
  const { container } = await render(
    <div style={{ inlineSize: '200px' }}>
      <RangeHistogram
        stops={[10, 20, 100]}
        at={{ min: 0, max: 1 }}
        bars={[
          { min: 10, max: 20, count: 4 },
          { min: 20, max: 60, count: 0 },
          { min: 60, max: 100, count: 1 },
        ]}
      />
    </div>,
  )
  // From the left: half of the rail at full height, nothing for a quarter, a quarter of the height.
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M0 100V0H500V100M750 100V75H1000V100')
  const offsets = [...container.querySelectorAll('stop')].map((stop) => stop.getAttribute('offset'))
  expect(offsets).toEqual(['0', '0', '0.5', '0.5'])
})
