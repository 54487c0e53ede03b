import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesIn, root } from './sources.ts'

/** A file of rules: its name without ending, its headings as anchors, and its sections. */
export interface RulesFile {
  readonly name: string
  readonly anchors: readonly string[]
  readonly sections: readonly { readonly heading: string; readonly text: string }[]
}

/** A file that people read, by its path from the top. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

const readable = /\.(?:tsx?|mts|mjs|css|graphql|md|html|json|ya?ml)$/
const folders = ['schema', 'fixtures', 'mock-api', 'web', 'tests', '.tools', '.ci']
const atTop = ['README.md', 'codegen.ts', 'package.json']
/** Lists that machines write, and long ones at that. */
const written = /(?:^|\/)(?:operations|manifest)\.json$/

/** Every text file of the repository, by its path from the top. */
export function textPaths(): string[] {
  return [...atTop, ...folders.flatMap((folder) => filesIn(folder, readable))]
}

/** Every hand-written text file of the repository. */
export function textFiles(): TextFile[] {
  return textPaths()
    .filter((path) => !written.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** What a file of rules holds. */
export function rulesFile(name: string, text: string): RulesFile {
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
  const sections = text
    .split(/^## /m)
    .slice(1)
    .map((section) => ({ heading: section.split('\n')[0] ?? '', text: section }))
  return { name, anchors, sections }
}

/** The anchor that GitHub gives to a heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}

/** The references of a text to rules that do not exist. */
export function deadReferences(text: string, rules: readonly RulesFile[]): string[] {
  return [...text.matchAll(/(?<![\w./-])rules\/([a-z]+(?:-[a-z]+)*)(?!\.md)(?:#([a-z0-9_-]+))?/gi)].flatMap(
    ([reference, name, anchor]) => {
      const file = rules.find((each) => each.name === name)
      const isAlive = file && (anchor === undefined || file.anchors.includes(anchor))
      return isAlive ? [] : [reference]
    },
  )
}

/** What comments once cited that the repository does not hold: papers, their sections, the list of tasks. */
const outside = [
  /\bdocuments? (?:1|2|one|two)\b/i,
  /\b(?:both|either|two) documents?\b|\b(?:first|second) document\b/i,
  /\bthe documents (?:name|say|spell|give|state|call|do not)\b/i,
  /\bdecisions\.md\b|\(decisions\b|\bdecisions, [A-Z]|\bof the decisions\b|\bthe decisions (?:say|write)\b/,
  /\bshop[ -]facts\b/i,
  /\barchitecture(?:\.md|, [A-Z])/,
  /\b(?:style|stack|look|imagery|catalogue-engine)\.md\b|\bthe comps\b/,
  / \((?:look|style|stack|mock|imagery), [A-Z][a-z]/,
  /(?<!GraphQL )\bspecifications?\b/i,
  /§/,
  /\bissues? #?\d/i,
]

/** Where a text cites what the repository does not hold, as it stands there; a comment may break the line. */
export function outsideCitations(text: string): string[] {
  const joined = text.replaceAll(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?[ \t]*/g, ' ')
  return outside.flatMap((pattern) => {
    const found = pattern.exec(joined)
    return found ? [joined.slice(Math.max(0, found.index - 30), found.index + found[0].length + 30)] : []
  })
}

/** The text of a file of rules without the lines that say where each rule comes from. */
export function withoutSources(text: string): string {
  return text.replaceAll(/^Source: .*$/gm, '')
}

/**
 * The files that a Markdown file names in code marks, by the end of their path, and that are not among `paths`.
 * `x` stands for any name.
 */
export function deadPaths({ text }: TextFile, paths: readonly string[]): string[] {
  const named = text.matchAll(
    /`((?:[\w.@$-]+\/)*(?!x\.)[\w.@$-]+\.(?:tsx?|mts|mjs|css|graphql|md|json|ya?ml))`/g,
  )
  return [...named]
    .map(([, path = '']) => path)
    .filter((path) => !paths.some((each) => each === path || each.endsWith(`/${path}`)))
}

/** The relative links of a Markdown file that lead to no file, or to no heading of a Markdown file. */
export function deadLinks({ path, text }: TextFile): string[] {
  // Code may look like a link, as a pattern does, and leads nowhere.
  const prose = text.replaceAll(/(`+)(?!`).*?(?<!`)\1(?!`)/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
    if (/^[a-z]+:/i.test(link)) return []
    const [file = '', anchor] = link.split('#')
    const target = join(root, file === '' ? path : join(dirname(path), file))
    if (!existsSync(target)) return [link]
    const isHeading =
      anchor === undefined ||
      !target.endsWith('.md') ||
      rulesFile(file, readFileSync(target, 'utf8')).anchors.includes(anchor)
    return isHeading ? [] : [link]
  })
}
