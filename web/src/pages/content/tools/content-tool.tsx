import type { BlockOf } from '@shop/schema/http/content-blocks'
import { createIsomorphicFn } from '@tanstack/react-start'
import type { ComponentType } from 'react'
import { reportError } from '#data/report-error.ts'
import { lazyComponent, type LazyComponent } from '#ui/lazy-component.ts'
import { LazyHydration } from '#ui/lazy-hydration.tsx'
import { CaratSizeTool } from './carat-size-tool.tsx'
import { DeliveryTool } from './delivery-tool.tsx'
import { FaqSearchTool } from './faq-search-tool.tsx'
import { FinanceTool } from './finance-tool.tsx'
import { FourCsTool } from './four-cs-tool.tsx'
import { GuideSearchTool } from './guide-search-tool.tsx'
import { HallmarkTool } from './hallmark-tool.tsx'
import { MetalsTool } from './metals-tool.tsx'
import { RatioTool } from './ratio-tool.tsx'
import { ReturnDayTool } from './return-day-tool.tsx'
import { RingSizeTool } from './ring-size-tool.tsx'
import { ShapesTool } from './shapes-tool.tsx'
import type { ToolProps } from './tool-props.ts'

type ToolName = BlockOf<'tool'>['name']
type Tools = Readonly<Record<ToolName, ComponentType<ToolProps>>>

/** The server has the code of all; a browser fetches that of a tool when it comes near. */
const onServer = createIsomorphicFn()
  .server((): Tools => ({
    'carat-size': CaratSizeTool,
    delivery: DeliveryTool,
    'faq-search': FaqSearchTool,
    finance: FinanceTool,
    'four-cs': FourCsTool,
    'guide-search': GuideSearchTool,
    hallmark: HallmarkTool,
    metals: MetalsTool,
    ratio: RatioTool,
    'return-day': ReturnDayTool,
    'ring-size': RingSizeTool,
    shapes: ShapesTool,
  }))
  .client(() => null)
const loaded = onServer()

const tools: Readonly<Record<ToolName, LazyComponent<ToolProps>>> = {
  'carat-size': lazyTool('carat-size', async () => (await import('./carat-size-tool.tsx')).CaratSizeTool),
  delivery: lazyTool('delivery', async () => (await import('./delivery-tool.tsx')).DeliveryTool),
  'faq-search': lazyTool('faq-search', async () => (await import('./faq-search-tool.tsx')).FaqSearchTool),
  finance: lazyTool('finance', async () => (await import('./finance-tool.tsx')).FinanceTool),
  'four-cs': lazyTool('four-cs', async () => (await import('./four-cs-tool.tsx')).FourCsTool),
  'guide-search': lazyTool(
    'guide-search',
    async () => (await import('./guide-search-tool.tsx')).GuideSearchTool,
  ),
  hallmark: lazyTool('hallmark', async () => (await import('./hallmark-tool.tsx')).HallmarkTool),
  metals: lazyTool('metals', async () => (await import('./metals-tool.tsx')).MetalsTool),
  ratio: lazyTool('ratio', async () => (await import('./ratio-tool.tsx')).RatioTool),
  'return-day': lazyTool('return-day', async () => (await import('./return-day-tool.tsx')).ReturnDayTool),
  'ring-size': lazyTool('ring-size', async () => (await import('./ring-size-tool.tsx')).RingSizeTool),
  shapes: lazyTool('shapes', async () => (await import('./shapes-tool.tsx')).ShapesTool),
}

function lazyTool(name: ToolName, load: () => Promise<ComponentType<ToolProps>>): LazyComponent<ToolProps> {
  return lazyComponent(load, loaded?.[name] ?? null, (error) => reportError(error, { where: `tool ${name}` }))
}

/** A tool of a page of content, as the server draws it until its code is there. */
export function ContentTool({ name, shape }: Pick<BlockOf<'tool'>, 'name' | 'shape'>) {
  const tool = tools[name]
  return (
    <LazyHydration code={tool}>
      <tool.Component shape={shape} />
    </LazyHydration>
  )
}
