import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The name of the token that was taken out of the address: over reloads, which lose the token itself. */
    readonly takenToken?: string
  }
}

/**
 * The token behind the # of a link from a message, such as `#confirm=…`; null without one, undefined until the address
 * has been looked at: the server never sees it. It is taken out of the address at once, so that it stays in no history
 * and no screenshot (rules/account#passwords).
 */
export function useLinkToken(name: string): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  const navigate = useNavigate()
  useEffect(() => {
    const take = () => {
      const given = new URLSearchParams(location.hash.slice(1)).get(name)
      if (given === null || given === '') return setToken((taken) => taken ?? null)
      setToken(given)
      void navigate({
        to: '.',
        hash: '',
        replace: true,
        resetScroll: false,
        state: (state) => ({ ...state, takenToken: name }),
      })
    }
    take()
    // A second link that is opened where the first has been changes the fragment alone.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [name, navigate])
  return token
}

/** Whether the page was opened by a link with such a token, which a reload has lost. */
export function useLostToken(name: string, token: string | null | undefined): boolean {
  const wasTaken = useLocation({ select: ({ state }) => state.takenToken === name })
  return token === null && wasTaken
}
