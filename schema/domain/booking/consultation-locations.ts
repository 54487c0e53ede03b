/** Where somebody is advised, as the contract names it: Hale is shown as the Cheshire boutique (rules/booking#locations). */
export const consultationLocations = ['MANCHESTER', 'HALE', 'LONDON', 'VIRTUAL'] as const

export type ConsultationLocation = (typeof consultationLocations)[number]
