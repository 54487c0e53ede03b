import { search } from '@shop/schema/domain/addresses/addresses'
import { useState, type ComponentType, type MouseEvent } from 'react'
import { reportError } from '#data/report-error.ts'
import { m } from '#generated/paraglide/messages.js'
import { opensElsewhere } from '#lib/opens-elsewhere.ts'
import { rememberPlace } from '#lib/remember-place.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './search-toggle.module.css'

interface Panel {
  readonly Panel: ComponentType<{ readonly onClosed: () => void }>
}

/**
 * The way to the search: opens its panel, whose code is loaded when it is first opened; a link to the search
 * page where that fails, and before the script has arrived.
 */
export function SearchToggle() {
  const [loaded, setLoaded] = useState<Panel | null>(null)
  const [isOpen, setOpen] = useState(false)

  async function open() {
    const isStillHere = rememberPlace()
    try {
      const { SearchPanel } = await import('./search-panel.tsx')
      setLoaded({ Panel: SearchPanel })
      setOpen(true)
    } catch (error) {
      reportError(error, { where: 'search' })
      if (isStillHere()) location.assign(search())
    }
  }

  function onClick(event: MouseEvent) {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void open()
  }

  return (
    <>
      <a
        className={styles.toggle}
        href={search()}
        aria-label={m.search_open()}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        <Icon name="search" />
      </a>
      {isOpen && loaded && <loaded.Panel onClosed={() => setOpen(false)} />}
    </>
  )
}
