import type { Menu } from '@shop/schema/http/content'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { opensElsewhere } from '#lib/opens-elsewhere.ts'
import { createPortal } from 'react-dom'
import { intentOver, press, type OpenTab } from './menu-intent.ts'
import { MenuPanel } from './menu-panel.tsx'
import { showTab, useNav } from './nav-store.ts'

export { showTab } from './nav-store.ts'

interface MegaMenuProps {
  readonly menu: Menu
  /** Of the tabs: an item each, which says which in `data-tab`. */
  readonly list: RefObject<HTMLUListElement | null>
  /** Told which tab is open. */
  readonly onChange: (tabId: string | null) => void
}

/** Whether a menu has anything to show under a tab. */
export function hasPanel(menu: Menu, tabId: string): boolean {
  return menu.tabs.some(({ id, blocks }) => id === tabId && blocks.length > 0)
}

/**
 * The panels of the tabs: the one that is open stands within its tab's item, so that the keyboard goes on into it. Opened
 * by a pointer that rests, by a press, by Enter, by the space bar and by the arrow down; closed by Escape, by a press
 * elsewhere, and when pointer or focus leave.
 */
export function MegaMenu({ menu, list, onChange }: MegaMenuProps) {
  const { activeTab } = useNav()
  useOpening(menu, list, activeTab)
  useEffect(() => onChange(activeTab), [onChange, activeTab])
  const panel = menu.tabs.find(({ id }) => id === activeTab)
  const item = panel && itemOf(list.current, panel.id)
  return panel && item ? createPortal(<MenuPanel panel={panel} />, item) : null
}

function useOpening(menu: Menu, listRef: RefObject<HTMLUListElement | null>, activeTab: string | null): void {
  const router = useRouter()
  const open = useRef<OpenTab>({ id: activeTab, isPinned: true })
  useEffect(() => {
    // What was opened elsewhere was pressed.
    if (open.current.id !== activeTab) open.current = { id: activeTab, isPinned: activeTab !== null }
  }, [activeTab])
  // With the commit that tells the tabs to leave presses to the panels: none falls in between.
  useLayoutEffect(() => {
    const list = listRef.current
    if (!list) return undefined
    const abort = new AbortController()
    const { signal } = abort
    let timer: ReturnType<typeof setTimeout> | undefined

    function set(next: OpenTab): void {
      clearTimeout(timer)
      open.current = next
      showTab(next.id)
    }
    const close = () => set({ id: null, isPinned: false })

    function onMouse(over: string | null): void {
      clearTimeout(timer)
      const intent = intentOver(over, open.current)
      if (!intent) return
      timer = setTimeout(() => {
        // It may have been pressed meanwhile.
        if (open.current.id !== intent.show) set({ id: intent.show, isPinned: false })
      }, intent.afterMs)
    }

    function onKey(event: KeyboardEvent): void {
      const id = tabAt(event.target, menu)
      if (event.key !== 'ArrowDown' || id === null || !isTab(event.target)) return
      event.preventDefault()
      set({ id, isPinned: true })
      requestAnimationFrame(() => itemOf(list, id)?.querySelector<HTMLElement>('a ~ div a')?.focus())
    }

    /** Wherever the focus is: a panel that a mouse opened is closed without moving that. */
    function onEscape({ key }: KeyboardEvent): void {
      if (key !== 'Escape' || open.current.id === null) return
      if (within(document.activeElement)) linkOf(itemOf(list, open.current.id))?.focus()
      close()
    }

    function onClick(event: MouseEvent): void {
      const id = tabAt(event.target, menu)
      if (id === null || opensElsewhere(event) || !isTab(event.target)) return
      event.preventDefault()
      set(press(id, open.current))
    }

    const within = (place: EventTarget | null) => place instanceof Node && list.contains(place)
    list.addEventListener(
      'pointerover',
      ({ pointerType, target }) => pointerType === 'mouse' && onMouse(tabAt(target, menu)),
      { signal },
    )
    list.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && onMouse(null), {
      signal,
    })
    // Before React's own, which would follow the link.
    list.addEventListener('click', onClick, { signal, capture: true })
    list.addEventListener('keydown', onKey, { signal })
    document.addEventListener('keydown', onEscape, { signal })
    list.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const item = itemOf(list, open.current.id)
        // Nothing at all has the focus where something is pressed that takes none.
        if (relatedTarget instanceof Node && !item?.contains(relatedTarget)) close()
      },
      { signal },
    )
    document.addEventListener('pointerdown', ({ target }) => !within(target) && close(), { signal })
    // The pointer may rest on a tab already: that is what the panels were fetched for.
    const hovered = tabAt(list.querySelector('a:hover'), menu)
    if (hovered !== null) onMouse(hovered)
    const stop = router.subscribe('onBeforeNavigate', close)
    return () => {
      clearTimeout(timer)
      abort.abort()
      stop()
    }
  }, [listRef, menu, router])
}

/** The tab that an element stands in, with its panel; null for none, and for a tab that has no panel. */
function tabAt(target: EventTarget | null, menu: Menu): string | null {
  const item = target instanceof Element ? target.closest<HTMLElement>('[data-tab]') : null
  const id = item?.dataset['tab']
  return id !== undefined && hasPanel(menu, id) ? id : null
}

/** Whether an element is the link of a tab, and not one of its panel. */
function isTab(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a')?.parentElement?.dataset['tab'] !== undefined
}

function itemOf(list: HTMLUListElement | null, tabId: string | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tabId ?? '')}"]`) ?? null
}

function linkOf(item: HTMLElement | null): HTMLElement | null {
  return item?.querySelector('a') ?? null
}
