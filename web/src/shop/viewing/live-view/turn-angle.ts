const halfTurnDegrees = 180

/** How far a press of an arrow turns, in radians. */
export const turnStep = Math.PI / 4

/** The turn of a piece as its slider says it: whole degrees to the right, from −180 to 180. */
export function degreesOf(angle: number): number {
  const degrees = Math.round((-angle * halfTurnDegrees) / Math.PI)
  const turns = Math.round(degrees / (2 * halfTurnDegrees))
  // Never a negative nought, which would be read aloud.
  return degrees - turns * 2 * halfTurnDegrees + 0
}

/** The turn that a slider asks for, as an angle of the camera: it goes left where the piece turns right. */
export function radiansOf(degrees: number): number {
  return (-degrees * Math.PI) / halfTurnDegrees + 0
}
