/** What of zod the stores describe their records with: a file by itself, for `load-zod-parts` to load. */
export {
  array,
  boolean,
  custom,
  maxLength,
  nullable,
  number,
  object,
  positive,
  record,
  refine,
  safeParse,
  string,
  unknown,
  _default as withDefault,
  enum as oneOf,
} from 'zod/mini'
