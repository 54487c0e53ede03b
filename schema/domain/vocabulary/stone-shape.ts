import { shapes, type Shape } from './taxonomy.ts'

/** The shape a stone carries as its value, `Oval Shape`; null when it is none of the ten. */
export function shapeOfStone({ shape: value }: { readonly shape: string }): Shape | null {
  return shapes.find((shape) => shape.value === value) ?? null
}
