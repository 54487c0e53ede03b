/** A set of places in a list, one bit a place. Sets that work together have the same length. */
export type Bitset = Int32Array

/** An empty set of places below a limit. */
export function emptyBitset(limit: number): Bitset {
  return new Int32Array((limit + 31) >>> 5)
}

export function addBit(bits: Bitset, place: number): void {
  bits[place >>> 5]! |= 1 << place // the place is below the limit
}

export function removeBit(bits: Bitset, place: number): void {
  bits[place >>> 5]! &= ~(1 << place) // the place is below the limit
}

export function hasBit(bits: Bitset, place: number): boolean {
  return (((bits[place >>> 5] ?? 0) >>> place) & 1) === 1
}

/** Makes of a set the places from one to below another. */
export function fillRange(bits: Bitset, from: number, to: number): void {
  bits.fill(0)
  if (from >= to) return
  const [first, last] = [from >>> 5, (to - 1) >>> 5]
  bits.fill(-1, first, last + 1)
  bits[first]! &= -1 << from // both words are within the set
  bits[last]! &= -1 >>> (31 - ((to - 1) & 31))
}

/** Keeps what the other set has too. */
export function keepCommon(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= other[word]! // of the same length
}

/** Adds what the other set has. */
export function addAll(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! |= other[word]! // of the same length
}

/** Takes away what the other set has. */
export function removeAll(bits: Bitset, other: Bitset): void {
  for (let word = 0; word < bits.length; word += 1) bits[word]! &= ~other[word]! // of the same length
}

/** How many places a set has. */
export function countBits(bits: Bitset): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += bitsOf(bits[word]!) // within the set
  return count
}

/** How many places two sets share. */
export function countCommon(a: Bitset, b: Bitset): number {
  let count = 0
  for (let word = 0; word < a.length; word += 1) count += bitsOf(a[word]! & b[word]!) // of the same length
  return count
}

/** Whether two sets share a place. */
export function haveCommon(a: Bitset, b: Bitset): boolean {
  for (let word = 0; word < a.length; word += 1) if ((a[word]! & b[word]!) !== 0) return true // same length
  return false
}

/** Whether a set has a place that the other has not. */
export function hasOther(bits: Bitset, other: Bitset): boolean {
  for (let word = 0; word < bits.length; word += 1) if ((bits[word]! & ~other[word]!) !== 0) return true // same length
  return false
}

/** So many places of a set from the first to the last, after the ones to skip; it has at least as many. */
export function placesOf(bits: Bitset, skip: number, length: number): Uint32Array {
  const places = new Uint32Array(length)
  let [passed, written] = [0, 0]
  for (let word = 0; word < bits.length && written < length; word += 1) {
    let rest = bits[word]! // within the set
    if (rest === 0) continue
    if (passed < skip) {
      const count = bitsOf(rest)
      if (passed + count <= skip) {
        passed += count
        continue
      }
      for (; passed < skip; passed += 1) rest &= rest - 1
    }
    for (; rest !== 0 && written < length; rest &= rest - 1) {
      places[written] = (word << 5) + 31 - Math.clz32(rest & -rest)
      written += 1
    }
  }
  return places
}

function bitsOf(word: number): number {
  let count = word - ((word >>> 1) & 0x5555_5555)
  count = (count & 0x3333_3333) + ((count >>> 2) & 0x3333_3333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
