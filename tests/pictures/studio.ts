import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawingJob } from './drawing-job.ts'
import type { Sheet } from './sheets.ts'
import { startBrowser } from '../bench/browser.ts'
import type * as pageScript from './page.ts'
import { scriptFile } from './script-file.ts'

/** A browser that draws pictures. */
export interface Studio {
  readonly draw: (job: DrawingJob) => Promise<pageScript.DrawnJob>
  readonly drawSheet: (sheet: Sheet) => Promise<void>
  readonly close: () => Promise<void>
}

const sheetSide = 240
const sheetColumns = 8

/** Builds the script that draws: all of the renderer and the geometry. */
export function builtScript(): string {
  const vite = join(import.meta.dirname, '../../web/node_modules/vite/bin/vite.js')
  const config = join(import.meta.dirname, 'vite.config.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [vite, 'build', '--config', config], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`)
  return readFileSync(scriptFile, 'utf8')
}

/** Opens a browser without a window and without a graphics card in which that script has run. */
export async function openStudio(script: string): Promise<Studio> {
  const browser = await startBrowser('--enable-unsafe-swiftshader')
  const page = await browser.newPage()
  await page.addScriptTag({ content: script })
  return {
    draw: (job) =>
      page.evaluate(
        // The script has put its exports there.
        (wanted) => (window as unknown as { pictureStudio: typeof pageScript }).pictureStudio.draw(wanted),
        job,
      ),
    drawSheet: async ({ path, files }) => {
      const width = sheetSide * Math.min(sheetColumns, files.length)
      const sheet = await browser.newPage({ viewport: { width, height: sheetSide } })
      const pictures = files.map(
        (file) => `<img src="data:image/webp;base64,${readFileSync(file, 'base64')}" width="${sheetSide}">`,
      )
      await sheet.setContent(`<body style="margin:0;font-size:0">${pictures.join('')}`)
      await sheet.screenshot({ path, fullPage: true })
      await sheet.close()
    },
    close: () => browser.close(),
  }
}
