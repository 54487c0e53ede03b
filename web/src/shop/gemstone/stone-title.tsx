import { UnbrokenWords } from '#ui/unbroken-words.tsx'

/** The title of a stone; lab-grown is never torn apart at the end of a line. */
export function StoneTitle({ title }: { title: string }) {
  return <UnbrokenWords text={title} />
}
