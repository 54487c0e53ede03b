import type { BlockOf } from '@shop/schema/http/content-blocks'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType } from 'react'
import { reportError } from '#data/report-error.ts'
import { lazyComponent, type LazyComponent } from '#ui/lazy-component.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { CaratSizeTool } from './carat-size-tool.tsx'
import { DeliveryTool } from './delivery-tool.tsx'
import { FinanceTool } from './finance-tool.tsx'
import { HallmarkTool } from './hallmark-tool.tsx'
import { MetalsTool } from './metals-tool.tsx'
import { RatioTool } from './ratio-tool.tsx'
import { RingSizeTool } from './ring-size-tool.tsx'
import { ShapesTool } from './shapes-tool.tsx'
import type { ToolProps } from './tool-props.ts'

type ToolName = BlockOf<'tool'>['name']
type Tools = Partial<Record<ToolName, ComponentType<ToolProps>>>

/** The server has the code of all; a browser fetches that of a tool when it comes near. */
const onServer = createIsomorphicFn()
  .server((): Tools => ({
    'carat-size': CaratSizeTool,
    delivery: DeliveryTool,
    finance: FinanceTool,
    hallmark: HallmarkTool,
    metals: MetalsTool,
    ratio: RatioTool,
    'ring-size': RingSizeTool,
    shapes: ShapesTool,
  }))
  .client((): Tools => ({}))
const loaded = onServer()

const tools: Partial<Record<ToolName, LazyComponent<ToolProps>>> = {
  'carat-size': tool('carat-size', async () => (await import('./carat-size-tool.tsx')).CaratSizeTool),
  delivery: tool('delivery', async () => (await import('./delivery-tool.tsx')).DeliveryTool),
  finance: tool('finance', async () => (await import('./finance-tool.tsx')).FinanceTool),
  hallmark: tool('hallmark', async () => (await import('./hallmark-tool.tsx')).HallmarkTool),
  metals: tool('metals', async () => (await import('./metals-tool.tsx')).MetalsTool),
  ratio: tool('ratio', async () => (await import('./ratio-tool.tsx')).RatioTool),
  'ring-size': tool('ring-size', async () => (await import('./ring-size-tool.tsx')).RingSizeTool),
  shapes: tool('shapes', async () => (await import('./shapes-tool.tsx')).ShapesTool),
}

function tool(name: ToolName, load: () => Promise<ComponentType<ToolProps>>): LazyComponent<ToolProps> {
  return lazyComponent(load, loaded[name] ?? null, (error) => reportError(error, { where: `tool ${name}` }))
}

/** A tool of a page of content, as the server draws it until its code is there; nothing for one that there is not yet. */
export function ContentTool({ name, shape }: Pick<BlockOf<'tool'>, 'name' | 'shape'>) {
  const known = tools[name]
  return (
    known && (
      <LazyHydration code={known}>
        <known.Component shape={shape} />
      </LazyHydration>
    )
  )
}
