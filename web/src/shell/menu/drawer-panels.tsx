import type { Menu, MenuTab } from '@shop/schema/http/content'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type RefObject } from 'react'
import { menuTabs } from '#data/menu-tabs.ts'
import { reportError } from '#data/report-error.ts'
import { opensElsewhere } from '#lib/opens-elsewhere.ts'
import { rememberPlace } from '#lib/remember-place.ts'
import { m } from '#generated/paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { linkTarget } from '#ui/follow-link.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import { DrawerPanel } from './drawer-panel.tsx'
import { loadMenu } from './load-menu.ts'
import { showDrawer, showPanel, useNav } from './nav-store.ts'
import styles from './menu-drawer.module.css'

interface DrawerPanelsProps {
  /** The id of the tab that the page stands under. */
  readonly current: string | null
}

/**
 * The tabs in the drawer; a press on one puts its panel in their place, with a way back. Whatever has no panel, or whose
 * panel cannot be had, is a link.
 */
export function DrawerPanels({ current }: DrawerPanelsProps) {
  const router = useRouter()
  const { activePanel } = useNav()
  const place = useRef<HTMLDivElement>(null)
  const [menu, setMenu] = useState<Menu | null>(null)
  const panel = menu?.tabs.find(({ id, blocks }) => id === activePanel && blocks.length > 0)
  useOpenState(place, () => {
    loadMenu().then(setMenu, (error: unknown) => reportError(error, { where: 'menu' }))
  })
  useFocus(place, panel?.id ?? null)

  async function open({ id, href }: MenuTab): Promise<void> {
    const isStillHere = rememberPlace()
    try {
      const loaded = await loadMenu()
      setMenu(loaded)
      if (loaded.tabs.some((tab) => tab.id === id && tab.blocks.length > 0)) return showPanel(id)
    } catch (error) {
      reportError(error, { where: 'menu' })
    }
    if (isStillHere()) await router.navigate(linkTarget(href))
  }

  function onClick(event: MouseEvent, tab: MenuTab): void {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void open(tab)
  }

  return (
    <div ref={place}>
      {panel ? (
        <div key={panel.id} className={styles.panel}>
          <button type="button" className={styles.back} onClick={() => showPanel(null)}>
            <Icon name="previous" />
            {m.menu_back()}
          </button>
          <DrawerPanel panel={panel} />
        </div>
      ) : (
        <ul className={styles.tabs}>
          {menuTabs().map((tab) => (
            <li key={tab.id} data-tab={tab.id}>
              <ShopLink
                href={tab.href}
                aria-current={tab.id === current || undefined}
                onClick={(event) => onClick(event, tab)}
              >
                {tab.title}
                <Icon name="next" />
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Follows whether the drawer is open, from the dialog itself: the browser opens and closes it. */
function useOpenState(place: RefObject<HTMLElement | null>, onOpen: () => void): void {
  const opened = useEffectEvent(onOpen)
  useEffect(() => {
    const dialog = place.current?.closest('dialog')
    if (!dialog) return undefined
    const follow = () => {
      showDrawer(dialog.open)
      if (dialog.open) opened()
    }
    follow()
    dialog.addEventListener('toggle', follow)
    return () => dialog.removeEventListener('toggle', follow)
  }, [place])
}

/** The focus goes with what is shown: to the way back, and back to the tab. */
function useFocus(place: RefObject<HTMLElement | null>, panelId: string | null): void {
  const shown = useRef(panelId)
  useEffect(() => {
    const left = shown.current
    shown.current = panelId
    if (left === panelId || !place.current?.closest('dialog')?.open) return
    const target = panelId === null ? `[data-tab="${CSS.escape(left ?? '')}"] a` : 'button'
    place.current.querySelector<HTMLElement>(target)?.focus()
    place.current.closest('dialog')?.scrollTo({ top: 0 })
  }, [place, panelId])
}
