import { left, right } from './pair-page.ts'

interface LostAddress {
  readonly path: string
  /** Also opened in a browser: one for each of what can be missing, a metal, a stone, the page, what an address names. */
  readonly isFollowed?: true
  readonly heading: string
  readonly text: string
  /** The words of the way on, where it leads, and what stands there. */
  readonly link: string
  readonly target: string
  readonly targetHeading: string
}

/** Addresses that show nothing: what each says, and the first step that works with all else that it chooses. */
export const lostAddresses: readonly LostAddress[] = [
  {
    path: `/create/pendant/review/PD-00301/round-brilliant/palladium/${left}`,
    isFollowed: true,
    heading: 'This setting is not made in that metal',
    text: 'Your 1.00 ct Round diamond is kept.',
    link: 'See it in Platinum (950)',
    target: `/create/pendant/review/PD-00301/round-brilliant/platinum/${left}`,
    targetHeading: 'Your pendant, as we will make it',
  },
  {
    path: `/create/earrings/review/ES-00401/round-brilliant/purple-gold/${left}/${right}`,
    heading: 'This setting is not made in that metal',
    text: 'Your stones are kept.',
    link: 'See it in 18ct Yellow Gold',
    target: `/create/earrings/review/ES-00401/round-brilliant/yellow-gold/${left}/${right}`,
    targetHeading: 'Your earrings, as we will make them',
  },
  {
    path: `/create/earrings/review/ES-00401/triangle/yellow-gold/${left}/${right}`,
    heading: 'This setting is not made in that shape',
    text: 'We make the Four-claw studs for Round, Oval, Emerald,',
    link: 'See it in Round',
    target: `/create/earrings/review/ES-00401/round-brilliant/yellow-gold/${left}/${right}`,
    targetHeading: 'Your earrings, as we will make them',
  },
  {
    path: `/create/pendant/review/PD-99999/round-brilliant/platinum/${left}`,
    heading: 'We do not have this setting',
    text: 'There is no setting with the number PD-99999 in our shop. Your 1.00 ct Round diamond is kept.',
    link: 'See all pendant settings',
    target: '/create/pendant',
    targetHeading: 'Pendant settings',
  },
  {
    path: `/create/gemstones/${left}/engagement-ring/PR-00201/pink`,
    heading: 'This setting is not made in that metal',
    text: 'We make the Six-claw solitaire in Platinum (950), 18ct Yellow Gold,',
    link: 'See it in Platinum (950)',
    target: `/create/gemstones/${left}/engagement-ring/PR-00201/platinum`,
    targetHeading: 'Six-claw solitaire in Platinum (950)',
  },
  {
    path: `/create/gemstones/${left}/engagement-ring/PR-99999/platinum`,
    heading: 'We do not have this setting',
    text: 'Your 1.00 ct Round diamond is kept.',
    link: 'See the settings that take it',
    target: `/create/gemstones/${left}/engagement-rings`,
    targetHeading: 'Engagement ring settings for your 1.00 ct Round diamond',
  },
  {
    path: '/create/gemstones/gemstone/4711',
    heading: 'We do not know this stone',
    text: 'There is no stone with the number 4711 in our shop.',
    link: 'See all diamonds and gemstones',
    target: '/create/gemstones',
    targetHeading: 'Choose your diamond or gemstone',
  },
  {
    path: '/create/gemstones/4711/engagement-rings/halo',
    heading: 'We do not know this stone',
    text: 'There is no stone with the number 4711 in our shop.',
    link: 'See all engagement ring settings',
    target: '/create/engagement-ring/halo',
    targetHeading: 'Halo engagement ring settings',
  },
  {
    path: '/create/gemstones/4711/pendant/PD-00301/platinum',
    isFollowed: true,
    heading: 'We do not know this stone',
    text: 'There is no stone with the number 4711 in our shop. Your setting is kept.',
    link: 'See Round stones that fit',
    target: '/create/pendant/PD-00301/round-brilliant/platinum/gemstones',
    targetHeading: 'Stones that fit your setting',
  },
  {
    path: '/create/pendant/chocolate',
    heading: 'Page not found',
    text: 'Sorry, the page you are looking for does not exist',
    link: 'See all pendant settings',
    target: '/create/pendant',
    targetHeading: 'Pendant settings',
  },
  {
    path: '/create/engagement-ring/review/PR-00201/marquise-cut/platinum/100026',
    heading: 'This setting is not made in that shape',
    text: 'Your 4.80 ct Marquise diamond is kept.',
    link: 'See the settings that take it',
    target: '/create/gemstones/100026/engagement-rings',
    targetHeading: 'Engagement ring settings for your 4.80 ct Marquise diamond',
  },
  {
    path: '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/100010/100011/100012',
    isFollowed: true,
    heading: 'Page not found',
    text: 'No piece takes more than two stones, and this address names 3. Your stones are kept.',
    link: 'See the Four-claw studs with what is kept',
    target: '/create/earrings/review/ES-00401/round-brilliant/yellow-gold/100010/100011',
    targetHeading: 'Your earrings, as we will make them',
  },
  {
    path: '/create/engagement-ring/review/PR-00201/round-brilliant/platinum',
    isFollowed: true,
    heading: 'No stone is named',
    text: 'This page shows a stone, and its address names none. Your setting is kept.',
    link: 'See Round stones that fit',
    target: '/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones',
    targetHeading: 'Stones that fit your setting',
  },
  {
    path: '/create/gemstones/100010/earrings',
    heading: 'Page not found',
    text: 'Earrings take two stones, so they begin with their setting.',
    link: 'See the pendants that take it',
    target: '/create/gemstones/100010/pendants',
    targetHeading: 'Pendant settings for your 1.00 ct Round diamond',
  },
]
