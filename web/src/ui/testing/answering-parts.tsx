import { useState } from 'react'

// Parts of a page that answer to what is done to them.

export function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0)
  return <button onClick={() => setCount(count + 1)}>{`${name} ${count}`}</button>
}

export function Price() {
  const [price, setPrice] = useState('')
  const [chosen, setChosen] = useState('none')
  return (
    <>
      <input
        aria-label="Price"
        value={price}
        onChange={({ target }) => setPrice(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') setChosen(price)
        }}
      />
      <output>{chosen}</output>
    </>
  )
}

export function Width() {
  const [width, setWidth] = useState('50')
  return (
    <>
      <input
        type="range"
        aria-label="Width"
        value={width}
        onChange={({ target }) => setWidth(target.value)}
      />
      <output>{width}</output>
    </>
  )
}

export function Rings() {
  return (
    <>
      <button {...{ command: 'toggle-popover', commandfor: 'rings' }}>Rings</button>
      <p id="rings" popover="auto">
        All rings
      </p>
    </>
  )
}
