import { lazyRouteComponent } from '@tanstack/react-router'

/** Few pieces carry letters to be seen: their pages alone load the field for them. */
export const LetterField = lazyRouteComponent(() => import('./letter-field.tsx'), 'LetterField')
