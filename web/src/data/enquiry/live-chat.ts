import { loadScript } from '../load-script.ts'
import { publicConfig } from '../page-facts.ts'

declare global {
  interface Window {
    /** Left by the script of the live chat. */
    liveChat?: { readonly toggle: () => void }
  }
}

/** Whether the shop has a live chat. */
export function hasLiveChat(): boolean {
  return publicConfig().liveChatScriptUrl !== undefined
}

/**
 * Opens the live chat, or closes it: the one place where the shop meets it (rules/enquiries#live-chat). Its script is loaded
 * at the first press, never before. Fails where it does not come.
 */
export async function toggleLiveChat(): Promise<void> {
  const { liveChatScriptUrl } = publicConfig()
  if (liveChatScriptUrl === undefined) throw new Error('The shop has no live chat')
  await loadScript(liveChatScriptUrl)
  if (!window.liveChat) throw new Error('The live chat brought no function to toggle it')
  window.liveChat.toggle()
}

/** What marks a button that toggles the live chat, also before its part of the page is awake (`shell/live-chat-host`). */
export const togglesLiveChat = { 'data-live-chat': '' } as const
