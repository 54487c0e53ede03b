/** One thing that a look says, and the options that say it. */
export interface LookFact<Value> {
  readonly options: readonly LookOption<Value>[]
  /** What holds of a design that says nothing of it; without this, nobody then knows. */
  readonly unsaid?: Value
}

export interface LookOption<Value> {
  readonly value: Value
  readonly id: string
  /** The attribute: Head. */
  readonly name: string
  /** The option: Claw. */
  readonly optionName: string
}

/** New options are added at the end: an option's id is its place. */
export function fact<const Value>(
  name: string,
  firstId: number,
  optionNames: readonly (readonly [value: Value, optionName: string])[],
): LookFact<Value> {
  return {
    options: optionNames.map(([value, optionName], index) => ({
      value,
      id: String(firstId + index),
      name,
      optionName,
    })),
  }
}

/** A fact that filters know too. */
export function filterFact<const Slug extends string>(
  name: string,
  options: readonly { readonly slug: Slug; readonly name: string; readonly ids: readonly [string] }[],
): LookFact<Slug> {
  return {
    options: options.map(({ slug, name: optionName, ids: [id] }) => ({ value: slug, id, name, optionName })),
  }
}

/** A fact of which only some values are to be had. */
export function only<Value, const Some extends Value>(
  { options }: LookFact<Value>,
  values: readonly Some[],
): LookFact<Some> {
  return {
    options: options.flatMap((option) => {
      const value = values.find((each) => each === option.value)
      return value === undefined ? [] : [{ ...option, value }]
    }),
  }
}

/** A fact that is said in either way; of a value that both can say, in the first. */
export function either<const First, const Second>(
  first: LookFact<First>,
  second: LookFact<Second>,
): LookFact<First | Second> {
  return { options: [...first.options, ...second.options] }
}

/** A fact that a design need not name. */
export function unless<const Value, const Unsaid>(
  { options }: LookFact<Value>,
  unsaid: Unsaid,
): LookFact<Value | Unsaid> {
  return { options, unsaid }
}
