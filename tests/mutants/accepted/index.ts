import type { Survivor } from '../survivors.ts'
import { inMockBuying } from './mock-buying.ts'
import { inMockCatalogue } from './mock-catalogue.ts'
import { inMockFrame } from './mock-frame.ts'
import { inSchema } from './schema.ts'
import { inWebData } from './web-data.ts'
import { inWebServer } from './web-server.ts'

type Accepted = Omit<Survivor, 'line'> & { readonly reason: string }

/** Survivors that no test can find, each with the reason. Named by what stands in the file, since lines move. */
export const accepted: readonly Accepted[] = [
  inSchema,
  inMockCatalogue,
  inMockBuying,
  inMockFrame,
  inWebData,
  inWebServer,
]
  .flatMap((table) => Object.entries(table))
  .flatMap(([file, reasons]) =>
    Object.entries(reasons).flatMap(([reason, changes]) =>
      changes.flatMap(([from, ...into]) => into.map((to) => ({ file, from, to, reason }))),
    ),
  )

/** Why a survivor may live; undefined where it has to be found. */
export function reasonFor({ file, from, to }: Survivor): string | undefined {
  return accepted.find((each) => each.file === file && each.from === from && each.to === to)?.reason
}
