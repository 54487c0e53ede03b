import type { MenuTab } from '@shop/schema/http/content'
import { useRouter } from '@tanstack/react-router'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { menuTabs } from '#data/menu-tabs.ts'
import { reportError } from '#data/report-error.ts'
import { opensElsewhere } from '#lib/opens-elsewhere.ts'
import { rememberPlace } from '#lib/remember-place.ts'
import { m } from '#generated/paraglide/messages.js'
import { linkTarget } from '#ui/follow-link.ts'
import { ShopLink } from '#ui/shop-link.tsx'
import type { MegaMenu } from './mega-menu.tsx'
import { panelIdOf } from './panel-id.ts'

interface MenuTabsProps {
  readonly className: string | undefined
  /** The id of the tab that the page stands under. */
  readonly current: string | null
}

/** What is loaded when somebody first shows interest in the tabs. */
async function loadPanels() {
  const [code, { loadMenu }] = await Promise.all([import('./mega-menu.tsx'), import('./load-menu.ts')])
  return { code, menu: await loadMenu() }
}
type Panels = Awaited<ReturnType<typeof loadPanels>>

/**
 * The tabs of the header. Each is a link, and opens its panel instead once the panels have come (rules/shell#menus):
 * they are fetched when a pointer or the focus first comes near.
 */
export function MenuTabs({ className, current }: MenuTabsProps) {
  const router = useRouter()
  const list = useRef<HTMLUListElement>(null)
  const [panels, setPanels] = useState<Panels | null>(null)
  const [openTab, setOpenTab] = useState<string | null>(null)

  async function wake(): Promise<Panels> {
    const loaded = await loadPanels()
    setPanels(loaded)
    return loaded
  }

  function warm(): void {
    if (!panels) wake().catch((error: unknown) => reportError(error, { where: 'menu' }))
  }

  /** Only until the panels are there: they answer by themselves from then on. */
  async function openFirst({ id, href }: MenuTab): Promise<void> {
    const isStillHere = rememberPlace()
    try {
      const { code, menu } = await wake()
      if (code.hasPanel(menu, id)) return code.showTab(id)
    } catch (error) {
      reportError(error, { where: 'menu' })
    }
    if (isStillHere()) await router.navigate(linkTarget(href))
  }

  function onClick(event: MouseEvent, tab: MenuTab): void {
    if (panels || opensElsewhere(event)) return
    event.preventDefault()
    void openFirst(tab)
  }

  return (
    <nav className={className} aria-label={m.header_navigation()}>
      <ul ref={list}>
        {menuTabs().map((tab) => (
          <li key={tab.id} data-tab={tab.id}>
            <ShopLink
              href={tab.href}
              aria-current={tab.id === current || undefined}
              aria-expanded={panels ? tab.id === openTab : undefined}
              aria-controls={tab.id === openTab ? panelIdOf(tab.id) : undefined}
              onPointerEnter={warm}
              onFocus={warm}
              onClick={(event) => onClick(event, tab)}
              onKeyDown={pressBySpace}
            >
              {tab.title}
            </ShopLink>
          </li>
        ))}
      </ul>
      {panels && <Panels panels={panels} list={list} onChange={setOpenTab} />}
    </nav>
  )
}

/** What opens something is pressed by the space bar too, which would scroll the page under a link. */
function pressBySpace(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

function Panels({
  panels: { code, menu },
  ...props
}: { panels: Panels } & Omit<Parameters<typeof MegaMenu>[0], 'menu'>) {
  return <code.MegaMenu menu={menu} {...props} />
}
