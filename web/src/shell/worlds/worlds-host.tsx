import { useEffect, useState } from 'react'
import { reportError } from '#data/report-error.ts'
import { chosenWorld } from '#data/worlds/chosen-world.ts'
import { keepPanelOpen, keepPanelState, panelHash, panelState, type PanelState } from './panel-state.ts'
import { lazyComponent } from '#ui/lazy-component.ts'
import styles from './worlds-host.module.css'

const panel = lazyComponent(
  async () => (await import('./worlds-panel.tsx')).WorldsPanel,
  null,
  (error) => reportError(error, { where: 'worlds' }),
)

/**
 * The panel of worlds, for developers in front of the mock (rules/worlds-and-mock#panel): nothing until `#worlds` asks for
 * it, then a handle at the foot of every page of this tab, until it is put away.
 */
export function WorldsHost() {
  const [state, setState] = useState(panelState)
  useEffect(() => {
    const follow = () => location.hash === panelHash && setState('open')
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  useEffect(() => {
    if (state === 'open') keepPanelOpen()
  }, [state])

  function move(next: PanelState): void {
    keepPanelState(next)
    setState(next)
  }

  if (state === 'away') return null
  return (
    <>
      <button type="button" className={styles.handle} aria-haspopup="dialog" onClick={() => move('open')}>
        World: {chosenWorld()}
      </button>
      {state === 'open' && <panel.Component onClose={() => move('handle')} onPutAway={() => move('away')} />}
    </>
  )
}
