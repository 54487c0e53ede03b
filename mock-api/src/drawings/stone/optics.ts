import { add, dot, scale, type Vec3 } from '../picture/vector.ts'

/** The share of light that a polished surface turns back, from the cosine of its angle. */
export function fresnel(cosine: number, from: number, to: number): number {
  const ratio = from / to
  const squared = 1 - ratio * ratio * (1 - cosine * cosine)
  if (squared <= 0) return 1
  const beyond = Math.sqrt(squared)
  const across = (from * cosine - to * beyond) / (from * cosine + to * beyond)
  const along = (from * beyond - to * cosine) / (from * beyond + to * cosine)
  return (across * across + along * along) / 2
}

/** The direction of a ray beyond a surface, or null where all of it is turned back. */
export function refract(ray: Vec3, normal: Vec3, ratio: number): Vec3 | null {
  const cosine = -dot(ray, normal)
  const squared = 1 - ratio * ratio * (1 - cosine * cosine)
  if (squared < 0) return null
  return add(scale(ray, ratio), scale(normal, ratio * cosine - Math.sqrt(squared)))
}
