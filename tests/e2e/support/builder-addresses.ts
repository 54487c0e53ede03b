import { left, right } from './pair-page.ts'

/** Every address of the builder (rules/routes#create-routes), with what stands there. */
export const builderAddresses = [
  ['/create/engagement-ring/', 'Engagement ring settings'],
  ['/create/engagement-ring/halo_platinum', 'Platinum Halo engagement ring settings'],
  ['/create/pendant/', 'Pendant settings'],
  ['/create/pendant/halo', 'Halo pendant settings'],
  ['/create/earrings/', 'Earring settings'],
  ['/create/earrings/oval-shape', 'Oval earring settings'],
  ['/create/engagement-ring/product/PR-00201/', 'Six-claw solitaire in Platinum (950)'],
  ['/create/engagement-ring/product/PR-00201/oval-shape/rose-gold', 'Six-claw solitaire in 18ct Rose Gold'],
  ['/create/pendant/product/PD-00301/', 'Four-claw pendant in 18ct White Gold'],
  ['/create/pendant/product/PD-00301/round-brilliant/yellow-gold', 'Four-claw pendant in 18ct Yellow Gold'],
  ['/create/earrings/product/ES-00401/', 'Four-claw studs in 18ct Yellow Gold'],
  ['/create/earrings/product/ES-00401/oval-shape/white-gold', 'Four-claw studs in 18ct White Gold'],
  ['/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstones', 'Stones that fit your setting'],
  ['/create/pendant/PD-00301/round-brilliant/platinum/gemstones', 'Stones that fit your setting'],
  ['/create/earrings/ES-00401/round-brilliant/platinum/gemstones', 'Stones that fit your setting'],
  [`/create/engagement-ring/PR-00201/round-brilliant/platinum/gemstone/${left}`, '1.00 ct Round diamond'],
  [`/create/pendant/PD-00301/round-brilliant/platinum/gemstone/${left}`, '1.00 ct Round diamond'],
  [`/create/earrings/ES-00401/round-brilliant/platinum/gemstone/${left}`, '1.00 ct Round diamond'],
  [
    `/create/earrings/ES-00401/round-brilliant/platinum/gemstones/${left}/${right}`,
    'Your two stones, side by side',
  ],
  [
    `/create/engagement-ring/review/PR-00201/round-brilliant/platinum/${left}`,
    'Your ring, as we will make it',
  ],
  [`/create/pendant/review/PD-00301/round-brilliant/platinum/${left}`, 'Your pendant, as we will make it'],
  [
    `/create/earrings/review/ES-00401/round-brilliant/platinum/${left}/${right}`,
    'Your earrings, as we will make them',
  ],
  ['/create/gemstones/', 'Choose your diamond or gemstone'],
  [`/create/gemstones/gemstone/${left}`, '1.00 ct Round diamond'],
  [`/create/gemstones/${left}/engagement-rings/`, 'Engagement ring settings for your 1.00 ct Round diamond'],
  [
    `/create/gemstones/${left}/engagement-rings/halo`,
    'Halo engagement ring settings for your 1.00 ct Round diamond',
  ],
  [`/create/gemstones/${left}/pendants/`, 'Pendant settings for your 1.00 ct Round diamond'],
  [
    `/create/gemstones/${left}/pendants/yellow-gold`,
    'Yellow Gold pendant settings for your 1.00 ct Round diamond',
  ],
  [`/create/gemstones/${left}/engagement-ring/PR-00201/platinum`, 'Six-claw solitaire in Platinum (950)'],
  [`/create/gemstones/${left}/pendant/PD-00301/platinum`, 'Four-claw pendant in Platinum (950)'],
  [`/create/gemstones/review/PR-00201/round-brilliant/platinum/${left}`, 'Your ring, as we will make it'],
  [`/create/gemstones/review/PD-00301/round-brilliant/platinum/${left}`, 'Your pendant, as we will make it'],
  ['/gemstone/' + left, '1.00 ct Round diamond'],
] as const
