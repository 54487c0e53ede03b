/** One page of each kind, with the operation that fetches what it shows. */
export const pageKinds = [
  { kind: 'the home page', path: '/', operation: 'Home', heading: 'Made once, for one hand' },
  {
    kind: 'the list',
    path: '/create/engagement-ring/halo',
    operation: 'SettingList',
    heading: 'Halo engagement ring settings',
  },
  {
    kind: 'a setting',
    path: '/create/engagement-ring/product/PR-00201/round-brilliant/yellow-gold',
    operation: 'DesignDetail',
    heading: 'Six-claw solitaire in 18ct Yellow Gold',
  },
  {
    kind: 'a listing',
    path: '/necklaces/collection/platinum',
    operation: 'Listing',
    heading: 'Platinum necklaces',
  },
  {
    kind: 'the stones for a setting',
    path: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstones/lab-grown-diamond',
    operation: 'StoneList',
    heading: 'Stones that fit your setting',
  },
  {
    kind: 'a stone for a setting',
    path: '/create/engagement-ring/PR-00201/round-brilliant/yellow-gold/gemstone/100010',
    operation: 'GemstoneDetail',
    heading: '1.00 ct Round diamond',
  },
  {
    kind: 'a stone by itself',
    path: '/gemstone/100010',
    operation: 'GemstoneDetail',
    heading: '1.00 ct Round diamond',
  },
  {
    kind: 'a review',
    path: '/create/engagement-ring/review/PR-00201/round-brilliant/yellow-gold/100010',
    operation: 'GemstoneDetail',
    heading: 'Your ring, as we will make it',
  },
  {
    kind: 'the stones to start with',
    path: '/create/gemstones/oval-shape',
    operation: 'StoneList',
    heading: 'Choose your diamond or gemstone',
  },
  {
    kind: 'the settings for a stone',
    path: '/create/gemstones/100010/engagement-rings',
    operation: 'FittingSettings',
    heading: 'Engagement ring settings for your 1.00\u00a0ct Round diamond',
  },
  {
    kind: 'a setting for a stone',
    path: '/create/gemstones/100010/engagement-ring/PR-00201/yellow-gold',
    operation: 'GemstoneDetail',
    heading: 'Six-claw solitaire in 18ct Yellow Gold',
  },
  {
    kind: 'a pair of stones',
    path: '/create/earrings/ES-00401/round-brilliant/yellow-gold/gemstones/100010/100011',
    operation: 'GemstoneDetail',
    heading: 'Your two stones, side by side',
  },
  {
    kind: 'a review of earrings',
    path: '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/100010/100011',
    operation: 'GemstoneDetail',
    heading: 'Your earrings, as we will make them',
  },
  {
    kind: 'a review that started with its stone',
    path: '/create/gemstones/review/PR-00201/round-brilliant/yellow-gold/100010',
    operation: 'GemstoneDetail',
    heading: 'Your ring, as we will make it',
  },
  {
    kind: 'a finished piece',
    path: '/wedding-rings/plain/product/WR-00601/platinum/3-00/medium',
    operation: 'DesignDetail',
    heading: 'D-shaped band in Platinum\u00a0(950), 3.00\u00a0mm, Medium weight',
  },
] as const

/** What else these pages need and cannot be served without. */
export const otherOperations = [
  ...needs('the stones for a setting', 'StonesThatFit', 'DesignDetail'),
  ...needs('a review', 'DesignDetail', 'ShopRules'),
  ...needs('a setting for a stone', 'DesignDetail'),
  ...needs('a pair of stones', 'DesignDetail'),
]

function needs(kind: (typeof pageKinds)[number]['kind'], ...operations: readonly string[]) {
  const page = pageKinds.find((each) => each.kind === kind)
  if (!page) throw new Error(`There is no page of the kind ${kind}`)
  return operations.map((operation) => ({ ...page, operation }))
}

/** A path that no page has. */
export const unknownPath = '/nowhere'
