import type * as Zlib from 'node:zlib'
import { brotliDecompressSync, constants, type BrotliOptions } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPage, type Page } from './page.ts'

type Compress = (
  body: Uint8Array,
  options: BrotliOptions,
  done: (error: Error | null, small?: Buffer) => void,
) => void

const brotliCompress = vi.hoisted(() => vi.fn<Compress>())
vi.mock('node:zlib', async (original) => ({ ...(await original<typeof Zlib>()), brotliCompress }))

/** The function in a server that has just started. */
let compressBetter: (page: Page) => void

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  brotliCompress.mockReset()
  vi.resetModules()
  const module = await import('./compress-better.ts')
  compressBetter = module.compressBetter
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const page = () => createPage(200, [], ['<p>Ring</p>'.repeat(100)])
/** Lets the compression of a page end, after so many milliseconds, and what waits for it. */
async function end(ms: number, error: Error | null = null, small = Buffer.from('small')): Promise<void> {
  vi.advanceTimersByTime(ms)
  const [, , done] = brotliCompress.mock.lastCall ?? []
  done?.(error, small)
  await new Promise(setImmediate)
}

describe('a page that is asked for again', () => {
  it('is compressed as well as brotli can, in the memory of a page, and sent so from then on', async () => {
    const kept = page()
    compressBetter(kept)
    expect(brotliCompress).toHaveBeenCalledExactlyOnceWith(
      kept.body,
      {
        params: {
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: 1100,
          [constants.BROTLI_PARAM_QUALITY]: 11,
        },
      },
      expect.any(Function),
    )
    expect(kept.compressed.size).toBe(0)
    await end(10)
    expect(Buffer.from(kept.compressed.get('br') ?? []).toString()).toBe('small')
  })

  it('is the same page when it is read', async () => {
    const { brotliCompress: real } = await vi.importActual<typeof Zlib>('node:zlib')
    brotliCompress.mockImplementation(real)
    const kept = page()
    compressBetter(kept)
    await vi.waitFor(() => expect(kept.compressed.has('br')).toBe(true))
    const small = kept.compressed.get('br') ?? new Uint8Array()
    expect(brotliDecompressSync(small).toString()).toBe('<p>Ring</p>'.repeat(100))
  })

  it('gets no turn while another one has it, nor for nineteen times as long after', async () => {
    vi.advanceTimersByTime(1000)
    const second = page()
    compressBetter(page())
    compressBetter(second)
    expect(brotliCompress).toHaveBeenCalledTimes(1)
    await end(10)
    compressBetter(second)
    vi.advanceTimersByTime(189)
    compressBetter(second)
    expect(brotliCompress).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    compressBetter(second)
    expect(brotliCompress).toHaveBeenCalledTimes(2)
  })

  it('is compressed once', async () => {
    const kept = page()
    compressBetter(kept)
    await end(10)
    vi.advanceTimersByTime(10_000)
    compressBetter(kept)
    expect(brotliCompress).toHaveBeenCalledTimes(1)
  })

  it('stays as it is where that fails, which is a line in the log, and keeps no other from its turn', async () => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const kept = page()
    compressBetter(kept)
    await end(10, new Error('no memory'))
    expect(kept.compressed.size).toBe(0)
    expect(written).toHaveBeenCalledExactlyOnceWith(
      '{"event":"error","message":"no memory","where":"compression"}\n',
    )
    vi.advanceTimersByTime(190)
    compressBetter(page())
    expect(brotliCompress).toHaveBeenCalledTimes(2)
  })
})
