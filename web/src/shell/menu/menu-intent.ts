/** How long a pointer rests on a tab before its panel opens: one that only passes by opens nothing. */
const openAfterMs = 120
/** How long a panel stays when the pointer has left it: nobody moves in a straight line. */
const closeAfterMs = 300

/** What a pointer asks for by resting where it is: to open a panel, or to close the one that is open, after a while. */
export interface Intent {
  readonly show: string | null
  readonly afterMs: number
}

export interface OpenTab {
  readonly id: string | null
  /** Whether it was pressed: a pointer that only leaves does not close it. */
  readonly isPinned: boolean
}

/** What a mouse asks for over a tab or its panel, or over none; null to leave things as they are. */
export function intentOver(over: string | null, open: OpenTab): Intent | null {
  if (over === open.id) return null
  if (over !== null) return { show: over, afterMs: openAfterMs }
  return open.isPinned ? null : { show: null, afterMs: closeAfterMs }
}

/** What is open once a tab was pressed: it stays until it is pressed again. */
export function press(id: string, open: OpenTab): OpenTab {
  return open.id === id && open.isPinned ? { id: null, isPinned: false } : { id, isPinned: true }
}
