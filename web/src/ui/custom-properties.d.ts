/** What a style sheet is handed by the part that it styles. */
export type CustomProperties = Readonly<Record<`--${string}`, number>>

declare module 'react' {
  interface CSSProperties extends CustomProperties {}
}
