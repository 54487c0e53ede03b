import { useRouter } from '@tanstack/react-router'
import { useEffect, type RefObject } from 'react'

/**
 * Opens a dialog when it is drawn, with the focus in its field, and closes it when the page changes
 * (rules/search#panel). The browser gives the focus back to where it was.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLElement | null>,
): void {
  const router = useRouter()
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    field.current?.focus()
  }, [dialog, field])
  useEffect(() => router.subscribe('onBeforeNavigate', () => dialog.current?.close()), [router, dialog])
}
