import type { Menu } from '@shop/schema/http/content'

/** A menu of two tabs with panels, and one that is a link alone. */
export const smallMenu: Menu = {
  kind: 'menu',
  tabs: [
    {
      id: 'jewellery',
      title: 'Jewellery',
      href: '/jewellery/collection',
      blocks: [
        {
          type: 'links',
          title: 'By stone',
          look: 'plain',
          links: [
            { title: 'Sapphire', href: '/jewellery/collection/sapphire' },
            { title: 'Ruby', href: '/jewellery/collection/ruby' },
          ],
        },
      ],
    },
    {
      id: 'bespoke',
      title: 'Bespoke',
      href: '/create/engagement-ring',
      blocks: [{ type: 'closing', links: [{ title: 'Every stone', href: '/create/gemstones' }] }],
    },
    { id: 'learn', title: 'Learn', href: '/hallmarking', blocks: [] },
  ],
}
